package codewalk;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Stands in for stdout and stderr, up to a limit that both share. */
final class Capture {
    /** Printing past the limit: an Error, which a PrintStream passes on. */
    static final class Full extends Error {
        Full() {
            super(null, null, false, false);
        }
    }

    private final int limit;
    private final ByteArrayOutputStream outBytes = new ByteArrayOutputStream();
    private final ByteArrayOutputStream errBytes = new ByteArrayOutputStream();
    private volatile boolean full;
    final PrintStream out = stream(outBytes);
    final PrintStream err = stream(errBytes);

    Capture(int limit) {
        this.limit = limit;
    }

    private PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(new OutputStream() {
            @Override
            public void write(int b) {
                room(1);
                bytes.write(b);
            }

            @Override
            public void write(byte[] data, int from, int length) {
                room(length);
                bytes.write(data, from, length);
            }
        }, false, StandardCharsets.UTF_8);
    }

    private void room(int length) {
        if (outBytes.size() + errBytes.size() + length <= limit) return;
        full = true;
        throw new Full();
    }

    boolean wasFull() {
        return full;
    }

    String outText() {
        out.flush();
        return outBytes.toString(StandardCharsets.UTF_8);
    }

    String errText() {
        err.flush();
        return errBytes.toString(StandardCharsets.UTF_8);
    }

    void clear() {
        outBytes.reset();
        errBytes.reset();
        full = false;
    }
}
