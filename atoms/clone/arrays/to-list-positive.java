// label: eq
// entry: positives above
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

class First {
    static List<Integer> positives(int[] a, int floor) {
        List<Integer> out = new ArrayList<>();
        for (int value : a) {
            if (value >= floor) {
                out.add(value);
            }
        }
        return out;
    }
}

class Second {
    static List<Integer> above(int[] values, int limit) {
        return Arrays.stream(values).boxed().filter(v -> v.compareTo(limit) >= 0).collect(Collectors.toCollection(ArrayList::new));
    }
}
