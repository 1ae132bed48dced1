// label: eq
// entry: byLength arranged
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class First {
    static List<String> byLength(String s) {
        List<String> words = new ArrayList<>();
        for (String word : s.split("[^A-Za-z0-9]+")) {
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        words.sort(Comparator.comparing(String::length));
        return words;
    }
}

class Second {
    static List<String> arranged(String text) {
        List<String> out = new ArrayList<>();
        int i = 0;
        while (i < text.length()) {
            int j = i;
            while (j < text.length() && plain(text.charAt(j))) {
                j++;
            }
            if (j > i) {
                String word = text.substring(i, j);
                int at = out.size();
                while (at > 0 && out.get(at - 1).length() > word.length()) {
                    at--;
                }
                out.add(at, word);
            }
            i = j + 1;
        }
        return out;
    }

    private static boolean plain(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
    }
}
