// label: neq
// entry: firstNumber allDigits
// differs: First stops at the end of the first number, Second reads on over the digits of later ones.
// licence: Apache-2.0

class First {
    static int firstNumber(String s) {
        int i = 0;
        while (i < s.length() && !(s.charAt(i) >= '0' && s.charAt(i) <= '9')) {
            i++;
        }
        int value = 0;
        while (i < s.length() && s.charAt(i) >= '0' && s.charAt(i) <= '9') {
            value = value * 10 + (s.charAt(i++) - '0');
        }
        return value * 256 + s.length();
    }
}

class Second {
    static int allDigits(String s) {
        int value = 0;
        for (char c : s.toCharArray()) {
            if (c >= '0' && c <= '9') {
                value = value * 10 + (c - '0');
            }
        }
        return (value << 8) + s.length();
    }
}
