// label: eq
// entry: words count
// licence: Apache-2.0

class First {
    static int words(String s) {
        int count = 0;
        boolean inside = false;
        for (char c : s.toCharArray()) {
            boolean blank = c == ' ' || c == '\n' || c == '\t';
            if (!blank && !inside) {
                count++;
            }
            inside = !blank;
        }
        return count;
    }
}

class Second {
    static int count(String text) {
        int starts = 0;
        for (int i = 0; i < text.length(); i++) {
            if (gap(text, i - 1) && !gap(text, i)) {
                starts++;
            }
        }
        return starts;
    }

    private static boolean gap(String text, int at) {
        return at < 0 || " \n\t".indexOf(text.charAt(at)) >= 0;
    }
}
