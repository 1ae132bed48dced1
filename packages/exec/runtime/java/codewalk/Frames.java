package codewalk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Writes frames in order; a text that was written before is a number. Kept in local variables alone. */
final class Frames {
    private static final long FLUSH_MS = 10;
    private static final int FLUSH_CHARS = 1 << 14;

    private final SocketChannel channel;
    /** Each frame is sent at once, so that the last one tells what was being called. */
    private final boolean careful;
    private final StringBuilder pending = new StringBuilder();
    private final Map<String, Integer> texts = new HashMap<>();

    Frames(SocketChannel channel, boolean careful) {
        this.channel = channel;
        this.careful = careful;
    }

    /** The first line: what follows is the calls' own time. */
    synchronized void begin() throws IOException {
        pending.append("begin\n");
        flush();
    }

    /** From a thread beside the calls, so that what was done is known however long the next one takes. */
    void keepFlushing() {
        Thread thread = new Thread(() -> {
            try {
                for (;;) {
                    Thread.sleep(FLUSH_MS);
                    flush();
                }
            } catch (IOException | InterruptedException error) {
                // the other end is gone, or compiled code wants frames late: either is seen there
            }
        }, "frames");
        thread.setDaemon(true);
        thread.start();
    }

    synchronized void forget() {
        texts.clear();
    }

    synchronized void outcome(int number, String outcome, String trace) throws IOException {
        String which = reference(outcome);
        frame(number, trace.isEmpty() ? which : which + '\t' + reference(trace));
    }

    synchronized void frame(int number, String text) throws IOException {
        pending.append(number).append(' ').append(text).append('\n');
        if (careful || pending.length() > FLUSH_CHARS) flush();
    }

    synchronized void flush() throws IOException {
        if (pending.length() == 0) return;
        ByteBuffer bytes = ByteBuffer.wrap(pending.toString().getBytes(StandardCharsets.US_ASCII));
        while (bytes.hasRemaining()) channel.write(bytes);
        pending.setLength(0);
    }

    private String reference(String text) {
        Integer known = texts.putIfAbsent(text, texts.size());
        return known == null ? "." + text : "=" + known;
    }
}
