// label: eq
// entry: everyOther alternate
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

class First {
    static List<Integer> everyOther(List<Integer> values) {
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < values.size(); i += 2) {
            out.add(values.get(i));
        }
        return out;
    }
}

class Second {
    static List<Integer> alternate(List<Integer> list) {
        List<Integer> out = new ArrayList<>();
        Iterator<Integer> it = list.iterator();
        while (it.hasNext()) {
            out.add(it.next());
            if (it.hasNext()) {
                it.next();
            }
        }
        return out;
    }
}
