// label: eq
// entry: wrap arranged
// licence: Apache-2.0

class First {
    static int[][] wrap(int[] a, int width) {
        int w = 1 + (width & 3);
        int[][] out = new int[(a.length + w - 1) / w][];
        for (int i = 0; i < out.length; i++) {
            out[i] = java.util.Arrays.copyOfRange(a, i * w, Math.min(a.length, (i + 1) * w));
        }
        return out;
    }
}

class Second {
    static int[][] arranged(int[] values, int width) {
        int columns = Math.floorMod(width, 4) + 1;
        java.util.List<int[]> rows = new java.util.ArrayList<>();
        for (int left = values.length; left > 0; left -= columns) {
            int[] row = new int[Math.min(columns, left)];
            for (int i = 0; i < row.length; i++) {
                row[i] = values[values.length - left + i];
            }
            rows.add(row);
        }
        return rows.toArray(new int[0][]);
    }
}
