// label: neq
// entry: rotate encode
// differs: Second leaves a letter below 'a' when a negative shift goes past the start of the alphabet.
// licence: Apache-2.0

class First {
    static String rotate(String text, int by) {
        StringBuilder out = new StringBuilder(text.length());
        for (char c : text.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                out.append((char) ('a' + Math.floorMod(c - 'a' + by % 26, 26)));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }
}

class Second {
    static String encode(String s, int k) {
        char[] result = s.toCharArray();
        int step = k % 26;
        for (int i = 0; i < result.length; i++) {
            if (result[i] >= 'a' && result[i] <= 'z') {
                int moved = result[i] + step;
                if (moved > 'z') {
                    moved -= 26;
                }
                result[i] = (char) moved;
            }
        }
        return String.valueOf(result);
    }
}
