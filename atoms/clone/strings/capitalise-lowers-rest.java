// label: neq
// entry: title capitalise
// differs: Second also turns the rest of each word to lower case.
// licence: Apache-2.0

class First {
    static String title(String s) {
        StringBuilder out = new StringBuilder(s);
        for (int i = 0; i < out.length(); i++) {
            if (i == 0 || out.charAt(i - 1) == ' ') {
                out.setCharAt(i, Character.toUpperCase(out.charAt(i)));
            }
        }
        return out.toString();
    }
}

class Second {
    static String capitalise(String text) {
        StringBuilder out = new StringBuilder();
        boolean inside = false;
        for (char c : text.toCharArray()) {
            out.append(inside ? Character.toLowerCase(c) : Character.toUpperCase(c));
            inside = c != ' ';
        }
        return out.toString();
    }
}
