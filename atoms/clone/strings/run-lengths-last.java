// label: neq
// entry: encodeRuns pack
// differs: Second drops the last run when it is a single character.
// licence: Apache-2.0

class First {
    static String encodeRuns(String s) {
        StringBuilder out = new StringBuilder();
        int count = 0;
        for (int i = 0; i < s.length(); i++) {
            count++;
            if (i + 1 == s.length() || s.charAt(i + 1) != s.charAt(i)) {
                out.append(s.charAt(i)).append(count);
                count = 0;
            }
        }
        return out.toString();
    }
}

class Second {
    static String pack(String s) {
        StringBuilder out = new StringBuilder();
        int start = 0;
        for (int i = 1; i < s.length(); i++) {
            if (s.charAt(i) != s.charAt(start)) {
                out.append(s.charAt(start)).append(i - start);
                start = i;
            }
        }
        int rest = s.length() - start;
        if (rest > 1) {
            out.append(s.charAt(start)).append(rest);
        }
        return out.toString();
    }
}
