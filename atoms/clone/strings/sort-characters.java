// label: eq
// entry: sorted ordered
// licence: Apache-2.0

import java.util.Arrays;

class First {
    static String sorted(String s) {
        char[] chars = s.toCharArray();
        Arrays.sort(chars);
        return new String(chars);
    }
}

class Second {
    static String ordered(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int at = out.length();
            while (at > 0 && out.charAt(at - 1) > c) {
                at--;
            }
            out.insert(at, c);
        }
        return out.toString();
    }
}
