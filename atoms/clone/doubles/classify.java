// label: eq
// strict: yes
// entry: kind classify
// licence: Apache-2.0

class First {
    static String kind(double x) {
        if (x != x) {
            return "nan";
        }
        if (x == 0) {
            return 1 / x < 0 ? "-zero" : "zero";
        }
        String size = Math.abs(x) > Double.MAX_VALUE ? "infinite" : Math.abs(x) < 1 ? "small" : "large";
        return x < 0 ? "-" + size : size;
    }
}

class Second {
    static String classify(double value) {
        long bits = Double.doubleToLongBits(value);
        int exponent = (int) (bits >>> 52) & 0x7ff;
        boolean fraction = (bits << 12) != 0;
        if (exponent == 0x7ff && fraction) {
            return "nan";
        }
        String name = exponent == 0x7ff ? "infinite" : exponent == 0 && !fraction ? "zero" : exponent < 1023 ? "small" : "large";
        return (bits < 0 ? "-" : "") + name;
    }
}
