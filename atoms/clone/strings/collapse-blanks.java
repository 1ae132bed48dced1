// label: eq
// entry: collapse squeeze
// licence: Apache-2.0

class First {
    static String collapse(String s) {
        StringBuilder out = new StringBuilder();
        boolean gap = false;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == ' ' || c == '\t') {
                gap = out.length() > 0;
            } else {
                if (gap) {
                    out.append(' ');
                }
                gap = false;
                out.append(c);
            }
        }
        return out.toString();
    }
}

class Second {
    static String squeeze(String s) {
        String result = "";
        int from = 0;
        while (from < s.length()) {
            if (blank(s.charAt(from))) {
                from++;
                continue;
            }
            int to = from;
            while (to < s.length() && !blank(s.charAt(to))) {
                to++;
            }
            result = result.isEmpty() ? s.substring(from, to) : result + ' ' + s.substring(from, to);
            from = to;
        }
        return result;
    }

    private static boolean blank(char c) {
        return c == ' ' || c == '\t';
    }
}
