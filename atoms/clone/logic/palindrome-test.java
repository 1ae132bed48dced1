// label: eq
// entry: palindrome mirrored
// licence: Apache-2.0

class First {
    static boolean palindrome(String s) {
        for (int i = 0, j = s.length() - 1; i < j; i++, j--) {
            if (s.charAt(i) != s.charAt(j)) {
                return false;
            }
        }
        return true;
    }
}

class Second {
    static boolean mirrored(String text) {
        int n = text.length();
        int i = 0;
        while (i < n / 2 && text.charAt(i) == text.charAt(n - 1 - i)) {
            i++;
        }
        return i == n / 2;
    }
}
