// label: eq
// entry: records climbing
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;

class First {
    static List<Integer> records(List<Integer> values) {
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
            int value = values.get(i);
            if (out.isEmpty() || value > out.get(out.size() - 1)) {
                out.add(value);
            }
        }
        return out;
    }
}

class Second {
    static List<Integer> climbing(List<Integer> list) {
        ArrayList<Integer> out = new ArrayList<>();
        long top = Long.MIN_VALUE;
        for (int value : list) {
            if (value > top) {
                top = value;
                out.add(value);
            }
        }
        return out;
    }
}
