// label: eq
// strict: yes
// entry: between blended
// licence: Apache-2.0

class First {
    static double between(double a, int steps) {
        double position = (steps & 15) / 16.0;
        return a * position;
    }
}

class Second {
    static double blended(double a, int steps) {
        double out = a * Math.floorMod(steps, 16);
        return Double.isInfinite(out) && !Double.isInfinite(a) ? a * (0.0625 * (steps & 15)) : Math.abs(out) < 1e-300 ? a * ((steps & 15) * 0.0625) : out / 16;
    }
}
