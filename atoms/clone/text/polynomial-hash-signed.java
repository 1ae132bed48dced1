// label: neq
// entry: hash digest
// differs: Second reduces modulo 1009 with a remainder that stays negative once the sum has overflowed.
// licence: Apache-2.0

class First {
    static int hash(String s) {
        long h = 17;
        for (char c : s.toCharArray()) {
            h = (h * 31 + c) % 1009;
        }
        return (int) h;
    }
}

class Second {
    static int digest(String text) {
        int h = 17;
        for (int i = 0; i < text.length(); i++) {
            h = h * 31 + text.charAt(i);
        }
        return h % 1009;
    }
}
