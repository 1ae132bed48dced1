// label: eq
// entry: flatten unrolled
// licence: Apache-2.0

class First {
    static int[] flatten(int[][] grid) {
        int size = 0;
        for (int[] row : grid) {
            size += row.length;
        }
        int[] out = new int[size];
        int at = 0;
        for (int[] row : grid) {
            for (int value : row) {
                out[at++] = value;
            }
        }
        return out;
    }
}

class Second {
    static int[] unrolled(int[][] rows) {
        int[] out = {};
        for (int[] row : rows) {
            int[] longer = java.util.Arrays.copyOf(out, out.length + row.length);
            System.arraycopy(row, 0, longer, out.length, row.length);
            out = longer;
        }
        return out;
    }
}
