// label: neq
// entry: name label
// differs: Second writes no zeros in front of the number.
// licence: Apache-2.0

class First {
    static String name(char c) {
        String hex = Integer.toHexString(c);
        while (hex.length() < 4) {
            hex = '0' + hex;
        }
        return "U+" + hex;
    }
}

class Second {
    static String label(char symbol) {
        StringBuilder out = new StringBuilder();
        for (int rest = symbol; rest > 0; rest >>= 4) {
            out.insert(0, Character.forDigit(rest & 15, 16));
        }
        return out.insert(0, "U+").toString();
    }
}
