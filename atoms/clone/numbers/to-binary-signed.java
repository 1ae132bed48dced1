// label: neq
// entry: binary bits
// differs: First writes a minus sign, Second the two's complement.
// licence: Apache-2.0

class First {
    static String binary(int n) {
        return Integer.toString(n, 2);
    }
}

class Second {
    static String bits(int n) {
        String out = "";
        int rest = n;
        do {
            out = (rest & 1) + out;
            rest >>>= 1;
        } while (rest != 0);
        return out;
    }
}
