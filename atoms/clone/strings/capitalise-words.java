// label: eq
// entry: title capitalise
// licence: Apache-2.0

class First {
    static String title(String s) {
        StringBuilder out = new StringBuilder();
        boolean start = true;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            out.append(start ? Character.toUpperCase(c) : c);
            start = c == ' ' || c == '-';
        }
        return out.toString();
    }
}

class Second {
    static String capitalise(String text) {
        char[] letters = text.toCharArray();
        for (int i = 0; i < letters.length; i++) {
            if (i > 0 && letters[i - 1] != ' ' && letters[i - 1] != '-') {
                continue;
            }
            letters[i] = Character.toUpperCase(letters[i]);
        }
        return String.valueOf(letters);
    }
}
