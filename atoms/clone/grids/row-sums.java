// label: eq
// entry: rowSums totals
// licence: Apache-2.0

import java.util.Arrays;

class First {
    static int[] rowSums(int[][] grid) {
        int[] out = new int[grid.length];
        for (int i = 0; i < grid.length; i++) {
            for (int value : grid[i]) {
                out[i] += value;
            }
        }
        return out;
    }
}

class Second {
    static int[] totals(int[][] rows) {
        return Arrays.stream(rows).mapToInt(row -> Arrays.stream(row).sum()).toArray();
    }
}
