// label: neq
// entry: stripped bare
// differs: Second takes away one mark at each end at most.
// licence: Apache-2.0

class First {
    static String stripped(String s, char mark) {
        int start = 0;
        while (start < s.length() && s.charAt(start) == mark) {
            start++;
        }
        int end = s.length();
        while (end > start && s.charAt(end - 1) == mark) {
            end--;
        }
        return s.substring(start, end);
    }
}

class Second {
    static String bare(String text, char mark) {
        String out = text;
        if (out.length() > 0 && out.charAt(0) == mark) {
            out = out.substring(1);
        }
        if (out.length() > 0 && out.charAt(out.length() - 1) == mark) {
            out = out.substring(0, out.length() - 1);
        }
        return out;
    }
}
