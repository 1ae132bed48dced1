// label: neq
// entry: wrap arranged
// differs: Second fills the last row with zeros.
// licence: Apache-2.0

class First {
    static int[][] wrap(int[] a) {
        int[][] out = new int[(a.length + 2) / 3][];
        for (int i = 0; i < a.length; i += 3) {
            int[] row = new int[Math.min(3, a.length - i)];
            System.arraycopy(a, i, row, 0, row.length);
            out[i / 3] = row;
        }
        return out;
    }
}

class Second {
    static int[][] arranged(int[] values) {
        int[][] out = new int[(values.length + 2) / 3][3];
        for (int i = 0; i < values.length; i++) {
            out[i / 3][i % 3] = values[i];
        }
        return out;
    }
}
