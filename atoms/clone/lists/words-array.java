// label: eq
// entry: longWords keptWords
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;

class First {
    static String[] longWords(List<String> words) {
        List<String> out = new ArrayList<>();
        for (String word : words) {
            if (word.length() > 1) {
                out.add(word);
            }
        }
        return out.toArray(new String[0]);
    }
}

class Second {
    static String[] keptWords(List<String> list) {
        return list.stream().filter(w -> w.length() >= 2).toArray(String[]::new);
    }
}
