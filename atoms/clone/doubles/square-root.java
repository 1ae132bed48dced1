// label: eq
// strict: yes
// entry: root length
// licence: Apache-2.0

class First {
    static double root(double x) {
        return x >= 0 ? Math.sqrt(x) : Double.NaN;
    }
}

class Second {
    static double length(double value) {
        double root = Math.sqrt(Math.max(value, -1));
        return value == 0 ? value : root;
    }
}
