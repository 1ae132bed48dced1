// label: neq
// entry: rotated turned
// differs: Second turns the other way when the number of steps is negative.
// licence: Apache-2.0

class First {
    static String rotated(String s, int by) {
        int n = s.length();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            out.append(s.charAt(Math.floorMod((long) i + by, n)));
        }
        return out.toString();
    }
}

class Second {
    static String turned(String text, int steps) {
        if (text.length() < 2) {
            return text;
        }
        int k = Math.abs(steps % text.length());
        return text.substring(k).concat(text.substring(0, k));
    }
}
