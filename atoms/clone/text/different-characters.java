// label: eq
// entry: variety kinds
// licence: Apache-2.0

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

class First {
    static int variety(String s) {
        Set<Character> seen = new HashSet<>();
        int repeats = 0;
        for (int i = 0; i < s.length(); i++) {
            if (!seen.add(s.charAt(i))) {
                repeats++;
            }
        }
        return seen.size() * 64 - repeats;
    }
}

class Second {
    static int kinds(String text) {
        char[] letters = text.toCharArray();
        Arrays.sort(letters);
        int groups = letters.length == 0 ? 0 : 1;
        for (int i = 1; i < letters.length; i++) {
            if (letters[i] != letters[i - 1]) {
                groups++;
            }
        }
        return (groups << 6) - (letters.length - groups);
    }
}
