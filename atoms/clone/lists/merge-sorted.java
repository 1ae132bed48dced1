// label: eq
// entry: merged together
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class First {
    static List<Integer> merged(List<Integer> a, List<Integer> b) {
        List<Integer> out = new ArrayList<>(a);
        out.addAll(b);
        Collections.sort(out);
        return out;
    }
}

class Second {
    static List<Integer> together(List<Integer> left, List<Integer> right) {
        List<Integer> out = new ArrayList<>();
        for (Integer value : left) {
            insert(out, value);
        }
        for (Integer value : right) {
            insert(out, value);
        }
        return out;
    }

    private static void insert(List<Integer> sorted, Integer value) {
        int low = 0;
        int high = sorted.size();
        while (low < high) {
            int middle = low + high >>> 1;
            if (sorted.get(middle).compareTo(value) <= 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        sorted.add(low, value);
    }
}
