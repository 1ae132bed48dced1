package codewalk;

import java.lang.reflect.InvocationTargetException;
import java.util.List;

/** Calls a side with an input and writes what came of it as a document. */
final class Caller {
    private final Capture capture;
    private final int valueBytes;

    Caller(Capture capture, int valueBytes) {
        this.capture = capture;
        this.valueBytes = valueBytes;
    }

    /** The outcome as JSON. Throws Side.Unfit where the input is none for this side. */
    String outcome(Side side, List<Object> input) throws Side.Unfit {
        Object[] arguments = arguments(input);
        String[] before = new String[arguments.length];
        for (int i = 0; i < before.length; i++) before[i] = mutable(arguments[i]);
        capture.clear();
        String outcome;
        try {
            outcome = written(side.call(arguments), null, before, arguments);
        } catch (InvocationTargetException error) {
            outcome = thrown(error.getCause(), before, arguments);
        } catch (Side.Unfit error) {
            throw error;
        } catch (Throwable error) {
            outcome = thrown(error, before, arguments);
        }
        if (side.refused() != null) return refusal("forbidden-class", "it names " + side.refused());
        return capture.wasFull() ? limit("output") : outcome;
    }

    /** Whether the outcome is a limit that takes long to reach. */
    static boolean spent(String outcome) {
        return limitOfTime(outcome) || outcome.equals(limit("memory"));
    }

    static boolean limitOfTime(String outcome) {
        return outcome.equals(limit("cpu"));
    }

    private static Object[] arguments(List<Object> input) throws Side.Unfit {
        List<Object> documents = Json.list(input.get(0));
        Object[] made = new Object[documents.size()];
        try {
            for (int i = 0; i < made.length; i++) made[i] = Decoder.decode(documents.get(i));
        } catch (RuntimeException error) {
            throw new Side.Unfit("an argument cannot be made: " + error.getMessage());
        }
        for (Object pair : Json.list(input.get(1))) made[place(pair, 1)] = made[place(pair, 0)];
        return made;
    }

    private static int place(Object pair, int which) {
        return ((Long) Json.list(pair).get(which)).intValue();
    }

    /** The document of an argument that a call could change; null for others, and for what has none. */
    private String mutable(Object argument) {
        if (argument == null || argument instanceof String || argument instanceof Number || argument instanceof Boolean || argument instanceof Character || argument instanceof Throwable) return null;
        StringBuilder text = new StringBuilder();
        try {
            Encoder.encode(argument, text, valueBytes);
            return text.toString();
        } catch (Encoder.Refused | Encoder.TooLarge error) {
            return null;
        }
    }

    private String thrown(Throwable error, String[] before, Object[] arguments) {
        Throwable cause = error;
        for (int depth = 0; cause != null && depth < 10; depth++) {
            if (cause instanceof OutOfMemoryError) return limit("memory");
            if (cause instanceof StackOverflowError) return limit("stack");
            if (cause instanceof Trace.Spent) return limit("cpu");
            cause = Encoder.ofPlatform(cause.getClass()) ? cause.getCause() : null; // its own getCause could be anything
        }
        return written(null, Encoder.platformName(error.getClass()), before, arguments);
    }

    /** A result, or the exception of that name, with what changed and what was printed. */
    private String written(Object value, String exception, String[] before, Object[] arguments) {
        StringBuilder text = new StringBuilder(exception == null ? "{\"v\":" : "{\"x\":");
        try {
            if (exception == null) Encoder.encode(value, text, valueBytes);
            else Json.quote(text, exception);
            changes(text, before, arguments);
            printed(text);
            return text.append('}').toString();
        } catch (Encoder.Refused error) {
            return refusal(error.code, error.type);
        } catch (Encoder.TooLarge error) {
            return limit("value");
        } catch (OutOfMemoryError error) {
            return limit("memory");
        } catch (StackOverflowError error) {
            return limit("stack");
        }
    }

    private void changes(StringBuilder text, String[] before, Object[] arguments) {
        StringBuilder changes = new StringBuilder();
        for (int i = 0; i < arguments.length; i++) {
            if (before[i] == null) continue;
            StringBuilder after = new StringBuilder();
            Encoder.encode(arguments[i], after, valueBytes);
            if (!after.toString().equals(before[i])) changes.append(changes.length() == 0 ? "" : ",").append('"').append(i).append("\":").append(after);
        }
        if (changes.length() > 0) text.append(",\"a\":{").append(changes).append('}');
    }

    private void printed(StringBuilder text) {
        String out = capture.outText();
        String err = capture.errText();
        if (!out.isEmpty()) Json.quote(text.append(",\"o\":"), out);
        if (!err.isEmpty()) Json.quote(text.append(",\"e\":"), err);
    }

    private static String limit(String which) {
        return "{\"l\":\"" + which + "\"}";
    }

    private static String refusal(String code, String detail) {
        StringBuilder text = new StringBuilder("{\"r\":\"").append(code).append("\",\"d\":");
        Json.quote(text, detail);
        return text.append('}').toString();
    }
}
