// label: neq
// entry: shortest least
// differs: For an empty array First gives the empty text, Second null.
// licence: Apache-2.0

class First {
    static String shortest(String[] words) {
        String best = words.length == 0 ? "" : words[0];
        for (String word : words) {
            if (word.length() < best.length()) {
                best = word;
            }
        }
        return best + words.length % 2;
    }
}

class Second {
    static String least(String[] texts) {
        String best = null;
        for (String text : texts) {
            if (best == null || text.length() < best.length()) {
                best = text;
            }
        }
        return best == null ? null : best + (texts.length & 1);
    }
}
