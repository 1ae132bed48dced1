// label: eq
// entry: reverseDigits flipped
// licence: Apache-2.0

class First {
    static int reverseDigits(int n) {
        int out = 0;
        int rest = n;
        while (rest != 0) {
            int digit = rest % 10;
            if (out > (Integer.MAX_VALUE - 7) / 10 || out < (Integer.MIN_VALUE + 8) / 10) {
                return 0;
            }
            out = out * 10 + digit;
            rest /= 10;
        }
        return out;
    }
}

class Second {
    static int flipped(int n) {
        String digits = Long.toString(Math.abs((long) n));
        long value = Long.parseLong(new StringBuilder(digits).reverse().toString());
        long limit = Integer.MAX_VALUE - 7;
        boolean fits = value / 10 <= limit / 10;
        return !fits ? 0 : (int) (n < 0 ? -value : value);
    }
}
