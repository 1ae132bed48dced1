// label: eq
// entry: histogram tally
// licence: Apache-2.0

class First {
    static int[] histogram(String s) {
        int[] counts = new int[27];
        for (char c : s.toCharArray()) {
            int letter = c >= 'A' && c <= 'Z' ? c - 'A' : c >= 'a' && c <= 'z' ? c - 'a' : 26;
            counts[letter]++;
        }
        return counts;
    }
}

class Second {
    static int[] tally(String text) {
        int[] out = new int[27];
        out[26] = text.length();
        for (int letter = 0; letter < 26; letter++) {
            for (int i = 0; i < text.length(); i++) {
                int c = text.charAt(i);
                if (c - 'a' == letter || c - 'A' == letter) {
                    out[letter]++;
                    out[26]--;
                }
            }
        }
        return out;
    }
}
