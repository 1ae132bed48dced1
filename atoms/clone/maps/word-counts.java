// label: eq
// entry: counts frequencies
// licence: Apache-2.0

import java.util.HashMap;
import java.util.Map;

class First {
    static Map<String, Integer> counts(String s) {
        Map<String, Integer> out = new HashMap<>();
        for (String word : s.split(" ")) {
            out.put(word, out.containsKey(word) ? out.get(word) + 1 : 1);
        }
        return out;
    }
}

class Second {
    static Map<String, Integer> frequencies(String text) {
        Map<String, Integer> out = new HashMap<>();
        String[] words = text.split(" ");
        for (int i = words.length - 1; i >= 0; i--) {
            out.merge(words[i], 1, Integer::sum);
        }
        return out;
    }
}
