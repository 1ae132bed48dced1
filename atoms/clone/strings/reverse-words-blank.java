// label: neq
// entry: reverseWords turned
// differs: Second keeps an empty word for each blank too many.
// licence: Apache-2.0

import java.util.StringJoiner;

class First {
    static String reverseWords(String sentence) {
        String out = "";
        for (String word : sentence.split(" ")) {
            if (!word.isEmpty()) {
                out = out.isEmpty() ? word : word + " " + out;
            }
        }
        return out;
    }
}

class Second {
    static String turned(String sentence) {
        String[] words = sentence.split(" ");
        StringJoiner out = new StringJoiner(" ");
        for (int i = words.length - 1; i >= 0; i--) {
            out.add(words[i]);
        }
        return out.toString();
    }
}
