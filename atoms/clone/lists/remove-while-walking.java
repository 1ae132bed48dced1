// label: neq
// entry: withoutNegative cleaned
// differs: Second skips the value behind each one that it removes.
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;

class First {
    static List<Integer> withoutNegative(List<Integer> values) {
        List<Integer> out = new ArrayList<>();
        for (int value : values) {
            if (value >= 0) {
                out.add(value);
            }
        }
        return out;
    }
}

class Second {
    static List<Integer> cleaned(List<Integer> list) {
        List<Integer> out = new ArrayList<>(list);
        for (int i = 0; i < out.size(); i++) {
            if (out.get(i) < 0) {
                out.remove(i);
            }
        }
        return out;
    }
}
