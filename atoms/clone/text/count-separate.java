// label: neq
// entry: occurrences matches
// differs: First counts overlapping occurrences, Second does not.
// licence: Apache-2.0

class First {
    static int occurrences(String text, char c) {
        String pair = "" + c + c;
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            if (text.startsWith(pair, i)) {
                count++;
            }
        }
        return count * 1000 + text.length();
    }
}

class Second {
    static int matches(String text, char c) {
        int count = 0;
        int i = 0;
        while (i + 1 < text.length()) {
            if (text.charAt(i) == c && text.charAt(i + 1) == c) {
                count++;
                i += 2;
            } else {
                i++;
            }
        }
        return 1000 * count + text.length();
    }
}
