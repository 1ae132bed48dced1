// label: eq
// entry: longestPalindrome widest
// licence: Apache-2.0

class First {
    static String longestPalindrome(String s) {
        String best = "";
        for (int start = 0; start < s.length(); start++) {
            for (int end = s.length(); end - start > best.length(); end--) {
                if (same(s, start, end)) {
                    best = s.substring(start, end);
                }
            }
        }
        return best;
    }

    private static boolean same(String s, int start, int end) {
        for (int i = start, j = end - 1; i < j; i++, j--) {
            if (s.charAt(i) != s.charAt(j)) {
                return false;
            }
        }
        return true;
    }
}

class Second {
    static String widest(String text) {
        int from = 0;
        int to = 0;
        for (int centre = 0; centre < 2 * text.length(); centre++) {
            int left = centre / 2;
            int right = left + centre % 2;
            while (left >= 0 && right < text.length() && text.charAt(left) == text.charAt(right)) {
                left--;
                right++;
            }
            if (right - left - 1 > to - from || right - left - 1 == to - from && left + 1 < from) {
                from = left + 1;
                to = right;
            }
        }
        return text.substring(from, to);
    }
}
