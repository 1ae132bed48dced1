// label: eq
// entry: rotated turned
// licence: Apache-2.0

class First {
    static String rotated(String s, int by) {
        if (s.isEmpty()) {
            return s;
        }
        int k = Math.floorMod(by, s.length());
        return s.substring(k) + s.substring(0, k);
    }
}

class Second {
    static String turned(String text, int steps) {
        int n = text.length();
        char[] out = new char[n];
        for (int i = 0; i < n; i++) {
            int target = (int) (((long) i - steps) % n);
            out[target < 0 ? target + n : target] = text.charAt(i);
        }
        return new String(out);
    }
}
