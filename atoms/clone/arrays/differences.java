// label: eq
// entry: differences steps
// licence: Apache-2.0

import java.util.stream.IntStream;

class First {
    static int[] differences(int[] a) {
        if (a.length == 0) {
            return new int[0];
        }
        int[] out = new int[a.length - 1];
        for (int i = 1; i < a.length; i++) {
            out[i - 1] = a[i] - a[i - 1];
        }
        return out;
    }
}

class Second {
    static int[] steps(int[] values) {
        return IntStream.range(1, Math.max(1, values.length)).map(i -> values[i] + ~values[i - 1] + 1).toArray();
    }
}
