// label: eq
// entry: longestRun streak
// licence: Apache-2.0

class First {
    static int longestRun(String s) {
        int best = 0;
        int current = 0;
        char last = 0;
        for (int i = 0; i < s.length(); i++) {
            current = i > 0 && s.charAt(i) == last ? current + 1 : 1;
            last = s.charAt(i);
            best = Math.max(best, current);
        }
        return best * 37 + s.length();
    }
}

class Second {
    static int streak(String text) {
        int longest = 0;
        int from = 0;
        while (from < text.length()) {
            int to = from;
            do {
                to++;
            } while (to < text.length() && text.charAt(to) == text.charAt(from));
            if (to - from > longest) {
                longest = to - from;
            }
            from = to;
        }
        return text.length() + 37 * longest;
    }
}
