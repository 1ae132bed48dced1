// label: neq
// entry: nextGreater waiting
// differs: Second stops at an equal value too.
// licence: Apache-2.0

class First {
    static int[] nextGreater(int[] a) {
        int[] out = new int[a.length];
        for (int i = a.length - 1; i >= 0; i--) {
            int j = i + 1;
            while (j < a.length && a[j] <= a[i]) {
                j = out[j] > 0 ? j + out[j] : a.length;
            }
            out[i] = j < a.length ? j - i : 0;
        }
        return out;
    }
}

class Second {
    static int[] waiting(int[] values) {
        int[] out = new int[values.length];
        for (int i = 0; i < values.length; i++) {
            for (int j = i + 1; j < values.length && out[i] == 0; j++) {
                out[i] = values[j] >= values[i] ? j - i : 0;
            }
        }
        return out;
    }
}
