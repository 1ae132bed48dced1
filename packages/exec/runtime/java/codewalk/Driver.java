package codewalk;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * Calls methods and says what came of it. Connects to the socket that is named in its arguments before any compiled code is loaded,
 * reads lines until the other end is shut, and writes one frame a call, in order, each with its number:
 *
 * <pre>
 * P [[arguments, same], …]      the inputs that the sides after it are called with
 * S {side}                      a side, called with the inputs `from` to `to`; a `guard`'s time and memory decide what those `guarded` after it are called with
 * begin                         first of all: the work has been read
 * 17 .{outcome} .trace          the outcome of call 17; `=n` in place of `.text` is the n-th text since P
 * 17 -                          not called: a guard went over a limit of time or memory with this input, or this guard often enough
 * 17 !code detail               call 17 left something behind; nothing more is called in this virtual machine
 * 17 #detail                    this call, and the others of its side, cannot be made
 * 90 end
 * </pre>
 *
 * The channel is reached from local variables of running threads alone, never from a field that compiled code could get at, and a socket
 * cannot be opened a second time by its descriptor's name.
 */
public final class Driver {
    private static final long STACK_BYTES = 1 << 20;

    /** How the calls of a side ended. */
    private enum Ended { DONE, UNFIT, SPOILT }

    private Driver() {}

    public static void main(String[] args) throws Exception {
        SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(args[0]));
        String[] lines = readAll(channel).split("\n");
        Map<String, Object> options = Json.object(Json.parse(lines[0]));
        Frames frames = new Frames(channel, (Boolean) options.get("careful"));
        Capture capture = new Capture(integer(options.get("outputBytes")));
        System.setOut(capture.out);
        System.setErr(capture.err);
        frames.begin();
        frames.keepFlushing();
        MachineState state = new MachineState();
        Caller caller = new Caller(capture, integer(options.get("valueBytes")));
        List<Object> inputs = List.of();
        BitSet spent = new BitSet();
        int number = 0;
        for (int i = 1; i < lines.length; i++) {
            Object job = Json.parse(lines[i].substring(2));
            lines[i] = "";
            if (job instanceof List) {
                inputs = Json.list(job);
                spent = new BitSet();
                frames.forget();
                continue;
            }
            Map<String, Object> side = Json.object(job);
            Calls calls = new Calls(inputs, integer(side.get("from")), integer(side.get("to")), spent, integer(options.get("limitsPerGuard")), number);
            if (callAll(new Side(side), calls, frames, caller, capture, state) == Ended.SPOILT) {
                frames.flush();
                Runtime.getRuntime().halt(1);
            }
            number += calls.to - calls.from;
        }
        frames.frame(number, "end");
        frames.flush();
        Runtime.getRuntime().halt(0);
    }

    /** What a side is called with, the inputs on which a guard of its program was spent, and the number of the first call. */
    private record Calls(List<Object> inputs, int from, int to, BitSet spent, int limitsPerGuard, int number) {}

    private static int integer(Object number) {
        return ((Long) number).intValue();
    }

    private static String readAll(SocketChannel channel) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
        while (channel.read(buffer) >= 0) {
            all.write(buffer.array(), 0, buffer.position());
            buffer.clear();
        }
        return all.toString(StandardCharsets.UTF_8);
    }

    /** In a thread of the side's own: its locals, its stack and its end are nobody else's. */
    private static Ended callAll(Side side, Calls calls, Frames frames, Caller caller, Capture capture, MachineState state) throws InterruptedException {
        Ended[] ended = {Ended.SPOILT};
        Thread thread = new Thread(null, () -> {
            try {
                ended[0] = callEach(side, calls, frames, caller, capture, state);
            } catch (Throwable error) {
                ended[0] = Ended.SPOILT;
            }
        }, "calls", STACK_BYTES);
        thread.setContextClassLoader(null);
        thread.start();
        thread.join();
        return ended[0];
    }

    private static Ended callEach(Side side, Calls calls, Frames frames, Caller caller, Capture capture, MachineState state) throws IOException {
        int limits = 0;
        for (int i = calls.from, number = calls.number; i < calls.to; i++, number++) {
            if (side.guard && limits >= calls.limitsPerGuard) calls.spent.set(i);
            if (side.guarded && calls.spent.get(i) || side.guard && limits >= calls.limitsPerGuard) {
                frames.frame(number, "-");
                continue;
            }
            String outcome;
            try {
                side.prepare();
                outcome = caller.outcome(side, Json.list(calls.inputs.get(i)));
            } catch (Side.Unfit error) {
                frames.frame(number, "#" + error.getMessage().replaceAll("\\s+", " "));
                return Ended.UNFIT;
            }
            String trace = Trace.taken();
            String left = state.changed(capture);
            if (left != null) {
                frames.frame(number, "!" + left);
                return Ended.SPOILT;
            }
            if (side.guard && Caller.spent(outcome)) calls.spent.set(i);
            if (Caller.limitOfTime(outcome)) limits++;
            frames.outcome(number, outcome, trace);
        }
        return Ended.DONE;
    }
}
