// label: neq
// entry: shared common
// differs: Second keeps each repetition in the first list.
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

class First {
    static List<Integer> shared(List<Integer> a, List<Integer> b) {
        LinkedHashSet<Integer> kept = new LinkedHashSet<>(a);
        kept.retainAll(b);
        return new ArrayList<>(kept);
    }
}

class Second {
    static List<Integer> common(List<Integer> x, List<Integer> y) {
        List<Integer> out = new ArrayList<>(x);
        out.removeIf(value -> !y.contains(value));
        return out;
    }
}
