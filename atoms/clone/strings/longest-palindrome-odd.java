// label: neq
// entry: longestPalindrome widest
// differs: Second looks at palindromes of odd length only.
// licence: Apache-2.0

class First {
    static String longestPalindrome(String s) {
        String best = "";
        for (int i = 0; i < s.length(); i++) {
            for (int width = 0; width < 2; width++) {
                int left = i;
                int right = i + width;
                while (left >= 0 && right < s.length() && s.charAt(left) == s.charAt(right)) {
                    left--;
                    right++;
                }
                if (right - left - 1 > best.length()) {
                    best = s.substring(left + 1, right);
                }
            }
        }
        return best;
    }
}

class Second {
    static String widest(String s) {
        int middle = 0;
        int reach = -1;
        for (int i = 0; i < s.length(); i++) {
            int r = 0;
            while (i - r >= 0 && i + r < s.length() && s.charAt(i - r) == s.charAt(i + r)) {
                r++;
            }
            if (r - 1 > reach) {
                middle = i;
                reach = r - 1;
            }
        }
        return reach < 0 ? "" : s.substring(middle - reach, middle + reach + 1);
    }
}
