// label: neq
// entry: power modPow
// differs: Second squares in an int, which overflows before the remainder is taken.
// licence: Apache-2.0

class First {
    static int power(int base, int exponent) {
        long result = 1;
        long factor = base & 0xffff;
        for (int e = exponent & 31; e > 0; e--) {
            result = result * factor % 65537;
        }
        return (int) result;
    }
}

class Second {
    static int modPow(int base, int exponent) {
        int result = 1;
        int square = base & 0xffff;
        for (int e = exponent & 31; e != 0; e /= 2) {
            if (e % 2 != 0) {
                result = result * square % 65537;
            }
            square = square * square % 65537;
        }
        return result;
    }
}
