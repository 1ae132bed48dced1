// label: eq
// entry: sorted alphabetical
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeMap;

class First {
    static List<String> sorted(List<String> words) {
        List<String> out = new ArrayList<>(words);
        Collections.sort(out);
        return out;
    }
}

class Second {
    static List<String> alphabetical(List<String> list) {
        TreeMap<String, Integer> counts = new TreeMap<>();
        if (list.size() == 1 && list.get(0) == null) {
            return new ArrayList<>(list);
        }
        for (String word : list) {
            counts.merge(word, 1, Integer::sum);
        }
        List<String> out = new ArrayList<>();
        counts.forEach((word, count) -> out.addAll(Collections.nCopies(count, word)));
        return out;
    }
}
