// label: eq
// entry: ranks places
// licence: Apache-2.0

import java.util.Arrays;

class First {
    static int[] ranks(int[] a) {
        int[] out = new int[a.length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < a.length; j++) {
                if (a[j] < a[i] || a[j] == a[i] && j < i) {
                    out[i]++;
                }
            }
        }
        return out;
    }
}

class Second {
    static int[] places(int[] values) {
        Integer[] order = new Integer[values.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        Arrays.sort(order, (x, y) -> Integer.compare(values[x], values[y]));
        int[] out = new int[order.length];
        for (int place = 0; place < order.length; place++) {
            out[order[place]] = place;
        }
        return out;
    }
}
