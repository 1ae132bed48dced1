// label: eq
// entry: anagramGroups classes
// licence: Apache-2.0

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

class First {
    static int anagramGroups(List<String> words) {
        Set<String> keys = new HashSet<>();
        for (String word : words) {
            char[] letters = word.toCharArray();
            Arrays.sort(letters);
            keys.add(new String(letters));
        }
        return keys.size() * 10 + words.size();
    }
}

class Second {
    static int classes(List<String> list) {
        int groups = 0;
        for (int i = 0; i < list.size(); i++) {
            boolean fresh = true;
            for (int j = 0; j < i; j++) {
                fresh &= !anagrams(list.get(i), list.get(j));
            }
            list.get(i).length();
            groups += fresh ? 1 : 0;
        }
        return list.size() + 10 * groups;
    }

    private static boolean anagrams(String a, String b) {
        if (a.length() != b.length()) {
            return false;
        }
        StringBuilder rest = new StringBuilder(b);
        for (char c : a.toCharArray()) {
            int at = rest.indexOf(String.valueOf(c));
            if (at < 0) {
                return false;
            }
            rest.deleteCharAt(at);
        }
        return true;
    }
}
