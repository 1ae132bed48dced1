// label: neq
// entry: sorted alphabetical
// differs: Second keeps equal words once.
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

class First {
    static List<String> sorted(List<String> words) {
        List<String> out = new ArrayList<>();
        for (String word : words) {
            int i = 0;
            while (i < out.size() && out.get(i).compareTo(word) <= 0) {
                i++;
            }
            out.add(i, word);
        }
        return out;
    }
}

class Second {
    static List<String> alphabetical(List<String> list) {
        return new ArrayList<>(new TreeSet<>(list));
    }
}
