// label: eq
// entry: ordered sorted
// licence: Apache-2.0

class First {
    static int[] ordered(int[] a) {
        int[] out = a.clone();
        for (int i = 1; i < out.length; i++) {
            int value = out[i];
            int j = i - 1;
            for (; j >= 0 && out[j] > value; j--) {
                out[j + 1] = out[j];
            }
            out[j + 1] = value;
        }
        return out;
    }
}

class Second {
    static int[] sorted(int[] values) {
        if (values.length < 2) {
            return values.clone();
        }
        int middle = values.length / 2;
        int[] left = sorted(java.util.Arrays.copyOfRange(values, 0, middle));
        int[] right = sorted(java.util.Arrays.copyOfRange(values, middle, values.length));
        int[] out = new int[values.length];
        int i = 0;
        int j = 0;
        for (int k = 0; k < out.length; k++) {
            boolean fromLeft = j == right.length || i < left.length && left[i] <= right[j];
            out[k] = fromLeft ? left[i++] : right[j++];
        }
        return out;
    }
}
