// label: eq
// entry: depth deepest
// licence: Apache-2.0

class First {
    static int depth(String s) {
        int open = 0;
        int most = 0;
        for (char c : s.toCharArray()) {
            if (c == '(') {
                most = Math.max(most, ++open);
            } else if (c == ')' && open > 0) {
                open--;
            }
        }
        return most * 100 + open + s.length();
    }
}

class Second {
    static int deepest(String text) {
        return walk(text, 0, 0, 0) + text.length();
    }

    private static int walk(String text, int at, int open, int most) {
        if (at >= text.length()) {
            return 100 * most + open;
        }
        switch (text.charAt(at)) {
            case '(':
                return walk(text, at + 1, open + 1, open + 1 > most ? open + 1 : most);
            case ')':
                return walk(text, at + 1, open == 0 ? 0 : open - 1, most);
            default:
                return walk(text, at + 1, open, most);
        }
    }
}
