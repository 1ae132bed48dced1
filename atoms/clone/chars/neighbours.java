// label: eq
// entry: neighbours around
// licence: Apache-2.0

class First {
    static String neighbours(char c) {
        StringBuilder out = new StringBuilder();
        for (int i = -2; i <= 2; i++) {
            out.append((char) (c + i));
        }
        return out.toString();
    }
}

class Second {
    static String around(char letter) {
        char[] five = new char[5];
        char next = letter;
        next -= 2;
        for (int i = 0; i < 5; i++) {
            five[i] = next++;
        }
        return String.valueOf(five);
    }
}
