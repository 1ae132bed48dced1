// label: neq
// entry: rotate shifted
// differs: First turns to the right, Second to the left.
// licence: Apache-2.0

class First {
    static int[] rotate(int[] a, int by) {
        int[] out = new int[a.length];
        for (int i = 0; i < a.length; i++) {
            out[i] = a[Math.floorMod(i - (long) by, a.length)];
        }
        return out;
    }
}

class Second {
    static int[] shifted(int[] values, int steps) {
        int[] out = new int[values.length];
        int k = values.length == 0 ? 0 : Math.floorMod(steps, values.length);
        System.arraycopy(values, k, out, 0, values.length - k);
        System.arraycopy(values, 0, out, values.length - k, k);
        return out;
    }
}
