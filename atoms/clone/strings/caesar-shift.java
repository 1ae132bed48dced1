// label: eq
// entry: rotate encode
// licence: Apache-2.0

class First {
    static String rotate(String text, int by) {
        StringBuilder out = new StringBuilder(text.length());
        int shift = Math.floorMod(by, 26);
        for (char c : text.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                out.append((char) ('a' + (c - 'a' + shift) % 26));
            } else if (c >= 'A' && c <= 'Z') {
                out.append((char) ('A' + (c - 'A' + shift) % 26));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }
}

class Second {
    private static final String LOWER = "abcdefghijklmnopqrstuvwxyz";
    private static final String UPPER = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

    static String encode(String s, int k) {
        char[] result = s.toCharArray();
        for (int i = 0; i < result.length; i++) {
            result[i] = moved(result[i], k);
        }
        return new String(result);
    }

    private static char moved(char c, int k) {
        String alphabet = LOWER.indexOf(c) >= 0 ? LOWER : UPPER;
        int at = alphabet.indexOf(c);
        if (at < 0) {
            return c;
        }
        int target = (at + k % 26 + 26) % 26;
        return alphabet.charAt(target);
    }
}
