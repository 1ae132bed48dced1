// label: eq
// entry: subsequence contained
// licence: Apache-2.0

class First {
    static boolean subsequence(String part, String whole) {
        int n = whole.length();
        int i = 0;
        for (int j = 0; i < part.length() && j < n; j++) {
            if (part.charAt(i) == whole.charAt(j)) {
                i++;
            }
        }
        return i == part.length();
    }
}

class Second {
    static boolean contained(String a, String b) {
        int from = 0;
        for (char c : a.toCharArray()) {
            int at = b.indexOf(c, from);
            if (at < 0) {
                return false;
            }
            from = at + 1;
        }
        return b.length() >= a.length();
    }
}
