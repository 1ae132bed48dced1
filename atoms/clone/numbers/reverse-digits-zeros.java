// label: neq
// entry: reverseDigits flipped
// differs: Second keeps the sign of the number only when its last digit is not 0.
// licence: Apache-2.0

class First {
    static int reverseDigits(int n) {
        int rest = n % 1000000;
        int out = 0;
        while (rest != 0) {
            out = out * 10 + rest % 10;
            rest /= 10;
        }
        return out;
    }
}

class Second {
    static int flipped(int n) {
        int rest = Math.abs(n % 1000000);
        int out = 0;
        for (int left = rest; left > 0; left /= 10) {
            out = 10 * out + left % 10;
        }
        return n < 0 && rest % 10 != 0 ? -out : out;
    }
}
