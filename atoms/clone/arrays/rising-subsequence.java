// label: eq
// entry: longestRising rising
// licence: Apache-2.0

import java.util.Arrays;

class First {
    static int longestRising(int[] a) {
        int[] best = new int[a.length];
        int most = 0;
        for (int i = 0; i < a.length; i++) {
            best[i] = 1;
            for (int j = 0; j < i; j++) {
                if (a[j] < a[i]) {
                    best[i] = Math.max(best[i], best[j] + 1);
                }
            }
            most = Math.max(most, best[i]);
        }
        return most;
    }
}

class Second {
    static int rising(int[] values) {
        int[] tails = new int[values.length];
        int size = 0;
        for (int value : values) {
            int at = Arrays.binarySearch(tails, 0, size, value);
            if (at < 0) {
                at = -at - 1;
                tails[at] = value;
                size = Math.max(size, at + 1);
            }
        }
        return size;
    }
}
