// label: eq
// entry: widest broadest
// licence: Apache-2.0

class First {
    static int widest(int[][] grid) {
        int best = 0;
        for (int i = 1; i < grid.length; i++) {
            if (grid[i].length > grid[best].length) {
                best = i;
            }
        }
        return grid.length == 0 ? -1 : best * 8 + grid[best].length;
    }
}

class Second {
    static int broadest(int[][] rows) {
        int at = -1;
        int size = -1;
        for (int i = rows.length - 1; i >= 0; i--) {
            if (rows[i].length >= size) {
                at = i;
                size = rows[i].length;
            }
        }
        return at < 0 ? -1 : 8 * at + size;
    }
}
