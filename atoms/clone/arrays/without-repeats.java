// label: eq
// entry: distinct unique
// licence: Apache-2.0

import java.util.Arrays;
import java.util.LinkedHashSet;

class First {
    static int[] distinct(int[] a) {
        return Arrays.stream(a).distinct().toArray();
    }
}

class Second {
    static int[] unique(int[] values) {
        LinkedHashSet<Integer> seen = new LinkedHashSet<>();
        for (int value : values) {
            seen.add(value);
        }
        int[] out = new int[seen.size()];
        int i = 0;
        for (int value : seen) {
            out[i++] = value;
        }
        return out;
    }
}
