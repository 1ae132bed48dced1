// label: neq
// entry: prefixSums accumulated
// differs: Second writes the sums into the array that it was given.
// licence: Apache-2.0

class First {
    static int[] prefixSums(int[] a) {
        int[] out = java.util.Arrays.copyOf(a, a.length);
        for (int i = 1; i < out.length; i++) {
            out[i] += out[i - 1];
        }
        return out;
    }
}

class Second {
    static int[] accumulated(int[] values) {
        int sum = 0;
        for (int i = 0; i < values.length; i++) {
            values[i] = sum += values[i];
        }
        return values.clone();
    }
}
