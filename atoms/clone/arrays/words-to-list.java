// label: eq
// entry: present existing
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;

class First {
    static List<String> present(String[] words) {
        List<String> out = new ArrayList<>();
        for (String word : words) {
            if (word != null && !word.isEmpty()) {
                out.add(word);
            }
        }
        return out;
    }
}

class Second {
    static List<String> existing(String[] texts) {
        List<String> out = new ArrayList<>(java.util.Arrays.asList(texts));
        out.removeIf(text -> text == null || text.length() == 0);
        return out;
    }
}
