// label: eq
// entry: slice part
// licence: Apache-2.0

class First {
    static String slice(String s, int from, int to) {
        int n = s.length();
        int start = from < 0 ? Math.max(0, n + from) : Math.min(from, n);
        int end = to < 0 ? Math.max(0, n + to) : Math.min(to, n);
        return start >= end ? "" : s.substring(start, end);
    }
}

class Second {
    static String part(String text, int begin, int end) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            int back = i - text.length();
            boolean after = begin < 0 ? back >= begin : i >= begin;
            boolean before = end < 0 ? back < end : i < end;
            if (after && before) {
                out.append(text.charAt(i));
            }
        }
        return out.toString();
    }
}
