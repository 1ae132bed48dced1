// label: neq
// entry: histogram tally
// differs: Second does not count capitals.
// licence: Apache-2.0

class First {
    static int[] histogram(String s) {
        int[] counts = new int[26];
        for (int i = 0; i < s.length(); i++) {
            int c = s.charAt(i) | 32;
            if (c >= 'a' && c <= 'z' && s.charAt(i) < 128) {
                counts[c - 'a']++;
            }
        }
        return counts;
    }
}

class Second {
    static int[] tally(String text) {
        int[] out = new int[26];
        text.chars().filter(c -> c >= 97 && c < 123).forEach(c -> out[c - 97] += 1);
        return out;
    }
}
