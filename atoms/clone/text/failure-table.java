// label: eq
// entry: borders failure
// licence: Apache-2.0

class First {
    static int[] borders(String s) {
        int[] border = new int[s.length()];
        for (int i = 1, k = 0; i < s.length(); i++) {
            while (k > 0 && s.charAt(i) != s.charAt(k)) {
                k = border[k - 1];
            }
            if (s.charAt(i) == s.charAt(k)) {
                k++;
            }
            border[i] = k;
        }
        return border;
    }
}

class Second {
    static int[] failure(String text) {
        int[] out = new int[text.length()];
        for (int end = 1; end <= text.length(); end++) {
            for (int size = end - 1; size > 0; size--) {
                if (text.regionMatches(0, text, end - size, size)) {
                    out[end - 1] = size;
                    break;
                }
            }
        }
        return out;
    }
}
