// label: eq
// strict: yes
// entry: scaled reduced
// licence: Apache-2.0

class First {
    static double scaled(long n) {
        return (n % 1000000) / 8.0;
    }
}

class Second {
    static double reduced(long value) {
        int rest = (int) (value % 1000000);
        int whole = rest / 8;
        return whole + (rest - whole * 8) * 0.125;
    }
}
