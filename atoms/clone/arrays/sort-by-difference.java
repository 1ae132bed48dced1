// label: neq
// entry: ordered sorted
// differs: Second compares by subtraction, which overflows for values far apart.
// licence: Apache-2.0

import java.util.Arrays;

class First {
    static int[] ordered(int[] a) {
        int[] out = a.clone();
        Arrays.sort(out);
        return out;
    }
}

class Second {
    static int[] sorted(int[] values) {
        int[] out = Arrays.copyOf(values, values.length);
        for (int end = out.length - 1; end > 0; end--) {
            for (int i = 0; i < end; i++) {
                if (out[i] - out[i + 1] > 0) {
                    int kept = out[i];
                    out[i] = out[i + 1];
                    out[i + 1] = kept;
                }
            }
        }
        return out;
    }
}
