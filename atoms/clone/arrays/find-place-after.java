// label: neq
// entry: insertionPoint countBelow
// differs: Second gives the place behind equal values.
// licence: Apache-2.0

class First {
    static int insertionPoint(int[] a, int key) {
        int before = 0;
        for (int value : a) {
            if (value % 8 < key % 8) {
                before++;
            }
        }
        return before * 10 - a.length;
    }
}

class Second {
    static int countBelow(int[] values, int limit) {
        int after = 0;
        for (int value : values) {
            after += value % 8 > limit % 8 ? 1 : 0;
        }
        return (values.length - after) * 10 - values.length;
    }
}
