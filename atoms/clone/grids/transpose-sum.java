// label: neq
// entry: columnSums upright
// differs: Second is as wide as the first row, and leaves out columns beyond it.
// licence: Apache-2.0

class First {
    static int[] columnSums(int[][] grid) {
        int width = 0;
        for (int[] row : grid) {
            width = Math.max(width, row.length);
        }
        int[] out = new int[width];
        for (int[] row : grid) {
            for (int j = 0; j < row.length; j++) {
                out[j] += row[j];
            }
        }
        return out;
    }
}

class Second {
    static int[] upright(int[][] rows) {
        int width = rows.length == 0 ? 0 : rows[0].length;
        int[] out = new int[width];
        for (int j = 0; j < width; j++) {
            for (int[] row : rows) {
                out[j] += j < row.length ? row[j] : 0;
            }
        }
        return out;
    }
}
