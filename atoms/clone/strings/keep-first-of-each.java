// label: eq
// entry: distinct withoutRepeats
// licence: Apache-2.0

import java.util.LinkedHashSet;
import java.util.Set;

class First {
    static String distinct(String s) {
        Set<Character> seen = new LinkedHashSet<>();
        for (char c : s.toCharArray()) {
            seen.add(c);
        }
        StringBuilder out = new StringBuilder();
        for (char c : seen) {
            out.append(c);
        }
        return out.toString();
    }
}

class Second {
    static String withoutRepeats(String s) {
        char[] kept = new char[s.length()];
        int size = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.indexOf(s.charAt(i)) == i) {
                kept[size++] = s.charAt(i);
            }
        }
        return new String(kept, 0, size);
    }
}
