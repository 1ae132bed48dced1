// label: neq
// entry: reduce annihilate
// differs: Second goes over the text once and leaves pairs that meet only then.
// licence: Apache-2.0

class First {
    static String reduce(String s) {
        String text = s;
        for (int i = 0; i + 1 < text.length();) {
            if (text.charAt(i) == text.charAt(i + 1)) {
                text = text.substring(0, i) + text.substring(i + 2);
                i = Math.max(0, i - 1);
            } else {
                i++;
            }
        }
        return text;
    }
}

class Second {
    static String annihilate(String s) {
        StringBuilder out = new StringBuilder();
        int i = 0;
        while (i < s.length()) {
            if (i + 1 < s.length() && s.charAt(i) == s.charAt(i + 1)) {
                i += 2;
            } else {
                out.append(s.charAt(i++));
            }
        }
        return out.toString();
    }
}
