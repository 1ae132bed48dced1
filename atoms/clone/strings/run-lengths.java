// label: eq
// entry: encodeRuns pack
// licence: Apache-2.0

class First {
    static String encodeRuns(String s) {
        StringBuilder out = new StringBuilder();
        int i = 0;
        while (i < s.length()) {
            int j = i + 1;
            while (j < s.length() && s.charAt(j) == s.charAt(i)) {
                j++;
            }
            out.append(s.charAt(i));
            if (j - i > 1) {
                out.append(j - i);
            }
            i = j;
        }
        return out.toString();
    }
}

class Second {
    static String pack(String text) {
        return pack(text, 0, 0);
    }

    private static String pack(String text, int start, int at) {
        if (at == text.length()) {
            return run(text, start, at);
        }
        if (text.charAt(at) == text.charAt(start)) {
            return pack(text, start, at + 1);
        }
        return run(text, start, at) + pack(text, at, at + 1);
    }

    private static String run(String text, int start, int end) {
        int count = end - start;
        if (count == 0) {
            return "";
        }
        return count == 1 ? text.substring(start, end) : text.charAt(start) + Integer.toString(count);
    }
}
