package codewalk;

/** Where a call went, for sources that were given probes: how often each probe was passed, roughly. */
public final class Trace {
    private static final int PROBES = 4096;
    /** Passes of probes in one call before it is ended. */
    private static final long MOST = 5_000_000;

    private static final int[] counts = new int[PROBES];
    private static int highest = -1;
    private static long passed;

    private Trace() {}

    /** Ends a call that goes round too long; a count, so that it ends at the same place everywhere. */
    static final class Spent extends Error {
        Spent() {
            super(null, null, false, false);
        }
    }

    public static void at(int probe) {
        if (++passed > MOST) throw new Spent();
        if (probe < 0 || probe >= PROBES) return;
        counts[probe]++;
        if (probe > highest) highest = probe;
    }

    /** A part of a condition: `probe` where it holds, the next number where not. */
    public static boolean is(int probe, boolean holds) {
        at(holds ? probe : probe + 1);
        return holds;
    }

    /** `3:1 7:4`: each probe that was passed and how often, in powers of two; empties the counts. */
    static String taken() {
        passed = 0;
        if (highest < 0) return "";
        StringBuilder text = new StringBuilder();
        for (int i = 0; i <= highest; i++) {
            if (counts[i] == 0) continue;
            if (text.length() > 0) text.append(' ');
            text.append(i).append(':').append(32 - Integer.numberOfLeadingZeros(counts[i]));
            counts[i] = 0;
        }
        highest = -1;
        return text.toString();
    }
}
