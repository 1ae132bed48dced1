// label: eq
// entry: leadingNumber atoi
// licence: Apache-2.0

class First {
    static int leadingNumber(String s) {
        int i = 0;
        while (i < s.length() && s.charAt(i) == ' ') {
            i++;
        }
        int sign = 1;
        if (i < s.length() && (s.charAt(i) == '-' || s.charAt(i) == '+')) {
            sign = s.charAt(i++) == '-' ? -1 : 1;
        }
        long value = 0;
        for (; i < s.length() && s.charAt(i) >= '0' && s.charAt(i) <= '9'; i++) {
            value = value * 10 + s.charAt(i) - '0';
            if (value > Integer.MAX_VALUE) {
                return sign > 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE;
            }
        }
        return (int) (sign * value);
    }
}

class Second {
    static int atoi(String text) {
        int start = 0;
        while (text.startsWith(" ", start)) {
            start++;
        }
        boolean minus = text.startsWith("-", start);
        if (minus || text.startsWith("+", start)) {
            start++;
        }
        int end = start;
        while (end < text.length() && "0123456789".indexOf(text.charAt(end)) >= 0) {
            end++;
        }
        int value = 0;
        for (int i = start; i < end; i++) {
            int digit = text.charAt(i) - '0';
            if (value < (Integer.MIN_VALUE + digit) / 10) {
                return minus ? Integer.MIN_VALUE : Integer.MAX_VALUE;
            }
            value = value * 10 - digit;
        }
        return minus ? value : value == Integer.MIN_VALUE ? Integer.MAX_VALUE : -value;
    }
}
