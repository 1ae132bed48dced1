// label: neq
// entry: masked hidden
// differs: Second leaves three digits in place of two when there are more than three.
// licence: Apache-2.0

class First {
    static String masked(String s) {
        StringBuilder out = new StringBuilder(s);
        int shown = 0;
        for (int i = s.length() - 1; i >= 0; i--) {
            if (Character.isLetterOrDigit(s.charAt(i))) {
                if (shown >= 2) {
                    out.setCharAt(i, '*');
                }
                shown++;
            }
        }
        return out.toString();
    }
}

class Second {
    static String hidden(String card) {
        String out = "";
        int shown = 0;
        for (int i = card.length() - 1; i >= 0; i--) {
            char c = card.charAt(i);
            if (Character.isLetterOrDigit(c) && shown++ > 2) {
                c = '*';
            }
            out = c + out;
        }
        return out;
    }
}
