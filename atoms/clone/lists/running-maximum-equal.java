// label: neq
// entry: records climbing
// differs: Second keeps a value that is equal to the record.
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;

class First {
    static List<Integer> records(List<Integer> values) {
        List<Integer> out = new ArrayList<>();
        int top = Integer.MIN_VALUE;
        for (int value : values) {
            if (value > top) {
                out.add(value);
                top = value;
            }
        }
        return out;
    }
}

class Second {
    static List<Integer> climbing(List<Integer> list) {
        List<Integer> out = new ArrayList<>();
        for (int value : list) {
            int last = out.size() - 1;
            if (last < 0 || value >= out.get(last)) {
                out.add(value);
            }
        }
        return out;
    }
}
