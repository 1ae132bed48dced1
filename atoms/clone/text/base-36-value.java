// label: eq
// entry: decode number
// licence: Apache-2.0

class First {
    static long decode(String s) {
        long value = 0;
        for (char c : s.toCharArray()) {
            int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'z' ? c - 'a' + 10 : -1;
            if (digit >= 0) {
                value = value * 36 + digit;
            }
        }
        return value;
    }
}

class Second {
    private static final String DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

    static long number(String text) {
        long value = 0;
        long weight = 1;
        for (int i = text.length() - 1; i >= 0; i--) {
            int digit = DIGITS.indexOf(text.charAt(i));
            if (digit < 0) {
                continue;
            }
            value += weight * digit;
            weight *= 36;
        }
        return value;
    }
}
