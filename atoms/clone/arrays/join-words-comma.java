// label: neq
// entry: sentence prose
// differs: Second also writes a comma before the last word.
// licence: Apache-2.0

class First {
    static String sentence(String[] words) {
        String out = "";
        for (int i = 0; i < words.length; i++) {
            if (i > 0) {
                out += i + 1 < words.length ? ", " : " or ";
            }
            out += words[i];
        }
        return out;
    }
}

class Second {
    static String prose(String[] words) {
        StringBuilder out = new StringBuilder(String.join(", ", words));
        if (words.length > 1) {
            int last = String.valueOf(words[words.length - 1]).length();
            out.insert(out.length() - last, "or ");
        }
        return out.toString();
    }
}
