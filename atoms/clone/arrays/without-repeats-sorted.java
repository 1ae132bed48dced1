// label: neq
// entry: distinct unique
// differs: Second gives the values in ascending order.
// licence: Apache-2.0

import java.util.TreeSet;

class First {
    static int[] distinct(int[] a) {
        int[] out = new int[a.length];
        int size = 0;
        for (int value : a) {
            boolean known = false;
            for (int i = 0; i < size && !known; i++) {
                known = out[i] == value;
            }
            if (!known) {
                out[size++] = value;
            }
        }
        return java.util.Arrays.copyOf(out, size);
    }
}

class Second {
    static int[] unique(int[] values) {
        TreeSet<Integer> seen = new TreeSet<>();
        for (int value : values) {
            seen.add(value);
        }
        return seen.stream().mapToInt(i -> i).toArray();
    }
}
