// label: eq
// strict: yes
// entry: whole toInt
// licence: Apache-2.0

class First {
    static int whole(double x) {
        return (int) x;
    }
}

class Second {
    static int toInt(double value) {
        if (Double.isNaN(value)) {
            return 0;
        }
        if (value >= 2147483647.0) {
            return Integer.MAX_VALUE;
        }
        return value <= -2147483648.0 ? Integer.MIN_VALUE : (int) (long) value;
    }
}
