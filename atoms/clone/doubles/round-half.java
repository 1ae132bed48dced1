// label: neq
// strict: yes
// entry: rounded nearest
// differs: First rounds halves away from zero, Second toward positive infinity.
// licence: Apache-2.0

class First {
    static double rounded(double x) {
        double y = x % 1000;
        return y < 0 ? -Math.floor(-y + 0.5) + 0.0 : Math.floor(y + 0.5);
    }
}

class Second {
    static double nearest(double value) {
        double rest = value % 1000;
        return Math.floor(rest + 0.5) + 0.0;
    }
}
