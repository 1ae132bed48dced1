// label: eq
// entry: shout loud
// licence: Apache-2.0

class First {
    static String[] shout(String[] words) {
        String[] out = new String[words.length];
        for (int i = 0; i < words.length; i++) {
            StringBuilder word = new StringBuilder();
            for (char c : words[i].toCharArray()) {
                word.append(c >= 'a' && c <= 'z' ? (char) (c - 32) : c);
            }
            out[i] = word.toString();
        }
        return out;
    }
}

class Second {
    static String[] loud(String[] texts) {
        String[] out = texts.clone();
        for (int i = 0; i < out.length; i++) {
            char[] letters = out[i].toCharArray();
            for (int j = letters.length - 1; j >= 0; j--) {
                if ("abcdefghijklmnopqrstuvwxyz".indexOf(letters[j]) >= 0) {
                    letters[j] &= 0xdf;
                }
            }
            out[i] = new String(letters);
        }
        return out;
    }
}
