// label: eq
// entry: insertionPoint countBelow
// licence: Apache-2.0

import java.util.Arrays;

class First {
    static int insertionPoint(int[] a, int key) {
        int[] sorted = a.clone();
        Arrays.sort(sorted);
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (sorted[middle] < key) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low * 16 + sorted.length;
    }
}

class Second {
    static int countBelow(int[] values, int limit) {
        int below = (int) Arrays.stream(values).filter(value -> value < limit).count();
        return values.length + (below << 4);
    }
}
