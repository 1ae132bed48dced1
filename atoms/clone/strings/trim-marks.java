// label: eq
// entry: stripped bare
// licence: Apache-2.0

class First {
    static String stripped(String s, char mark) {
        int start = 0;
        int end = s.length();
        while (start < end && s.charAt(start) == mark) {
            start++;
        }
        while (end > start && s.charAt(end - 1) == mark) {
            end--;
        }
        return s.substring(start, end);
    }
}

class Second {
    static String bare(String text, char mark) {
        if (!text.isEmpty() && text.charAt(0) == mark) {
            return bare(text.substring(1), mark);
        }
        StringBuilder out = new StringBuilder(text);
        while (out.length() > 0 && out.charAt(out.length() - 1) == mark) {
            out.setLength(out.length() - 1);
        }
        return out.toString();
    }
}
