// label: eq
// entry: reverseWords turned
// licence: Apache-2.0

import java.util.ArrayDeque;
import java.util.Deque;

class First {
    static String reverseWords(String sentence) {
        Deque<String> words = new ArrayDeque<>();
        StringBuilder word = new StringBuilder();
        for (char c : sentence.toCharArray()) {
            if (c == ' ') {
                if (word.length() > 0) {
                    words.push(word.toString());
                    word.setLength(0);
                }
            } else {
                word.append(c);
            }
        }
        if (word.length() > 0) {
            words.push(word.toString());
        }
        return String.join(" ", words);
    }
}

class Second {
    static String turned(String s) {
        StringBuilder out = new StringBuilder();
        int end = s.length();
        while (end > 0) {
            if (s.charAt(end - 1) == ' ') {
                end--;
                continue;
            }
            int start = s.lastIndexOf(' ', end - 1) + 1;
            if (out.length() > 0) {
                out.append(' ');
            }
            out.append(s, start, end);
            end = start;
        }
        return out.toString();
    }
}
