// label: eq
// entry: signed withSigns
// licence: Apache-2.0

import java.util.List;
import java.util.StringJoiner;

class First {
    static String signed(List<Integer> values) {
        StringBuilder out = new StringBuilder("[");
        for (int value : values) {
            out.append(value > 0 ? "+" : "").append(value).append(' ');
        }
        return out.append(']').toString();
    }
}

class Second {
    static String withSigns(List<Integer> list) {
        StringJoiner out = new StringJoiner(" ", "[", list.isEmpty() ? "]" : " ]");
        for (Integer value : list) {
            out.add(value <= 0 ? String.valueOf(value) : "+" + value);
        }
        return out.toString();
    }
}
