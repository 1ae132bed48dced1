// label: eq
// entry: next following
// licence: Apache-2.0

class First {
    static char next(char c) {
        if (c == 'z') {
            return 'a';
        }
        if (c == 'Z') {
            return 'A';
        }
        boolean letter = c >= 'a' && c < 'z' || c >= 'A' && c < 'Z';
        return letter ? (char) (c + 1) : c;
    }
}

class Second {
    static char following(char letter) {
        int folded = (letter | 0x20) - 'a';
        if (letter > 127 || folded < 0 || folded > 25) {
            return letter;
        }
        int base = letter - folded;
        return (char) (base + (folded + 1) % 26);
    }
}
