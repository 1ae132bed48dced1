// label: eq
// entry: rotate shifted
// licence: Apache-2.0

class First {
    static int[] rotate(int[] a, int by) {
        int n = a.length;
        int[] out = new int[n];
        for (int i = 0; i < n; i++) {
            out[(int) (((i + (long) by) % n + n) % n)] = a[i];
        }
        return out;
    }
}

class Second {
    static int[] shifted(int[] values, int steps) {
        int[] out = values.clone();
        if (out.length == 0) {
            return out;
        }
        int k = Math.floorMod(steps, out.length);
        flip(out, 0, out.length);
        flip(out, 0, k);
        flip(out, k, out.length);
        return out;
    }

    private static void flip(int[] a, int from, int to) {
        while (from < --to) {
            int kept = a[from];
            a[from++] = a[to];
            a[to] = kept;
        }
    }
}
