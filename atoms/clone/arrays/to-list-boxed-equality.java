// label: neq
// entry: withoutValue dropping
// differs: Second compares boxed numbers by identity, which holds for small ones only.
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;

class First {
    static List<Integer> withoutValue(int[] a) {
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < a.length; i++) {
            if (i == 0 || a[i] != a[0]) {
                out.add(a[i]);
            }
        }
        out.add(a.length);
        return out;
    }
}

class Second {
    static List<Integer> dropping(int[] values) {
        List<Integer> out = new ArrayList<>();
        Integer head = null;
        for (Integer value : values) {
            if (head == null) {
                head = value;
                out.add(value);
            } else if (value != head) {
                out.add(value);
            }
        }
        out.add(values.length);
        return out;
    }
}
