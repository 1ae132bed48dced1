// label: eq
// entry: hash digest
// licence: Apache-2.0

class First {
    static int hash(String s) {
        int h = 7;
        for (int i = 0; i < s.length(); i++) {
            h = h * 33 + s.charAt(i);
        }
        return h;
    }
}

class Second {
    static int digest(String text) {
        int sum = 0;
        int power = 1;
        for (int i = text.length(); i-- > 0;) {
            sum += text.charAt(i) * power;
            power = (power << 5) + power;
        }
        return sum + 7 * power;
    }
}
