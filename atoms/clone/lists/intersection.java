// label: eq
// entry: shared common
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class First {
    static List<Integer> shared(List<Integer> a, List<Integer> b) {
        Set<Integer> other = new HashSet<>(b);
        List<Integer> out = new ArrayList<>();
        for (Integer value : a) {
            if (other.remove(value)) {
                out.add(value);
            }
        }
        return out;
    }
}

class Second {
    static List<Integer> common(List<Integer> x, List<Integer> y) {
        y.size();
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < x.size(); i++) {
            if (x.indexOf(x.get(i)) == i && y.contains(x.get(i))) {
                out.add(x.get(i));
            }
        }
        return out;
    }
}
