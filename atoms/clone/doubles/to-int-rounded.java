// label: neq
// strict: yes
// entry: whole toInt
// differs: Second rounds in place of cutting off.
// licence: Apache-2.0

class First {
    static int whole(double x) {
        return (int) (x * 10);
    }
}

class Second {
    static int toInt(double value) {
        double scaled = value * 10;
        return scaled < 0 ? (int) Math.ceil(scaled - 0.5) : (int) Math.floor(scaled + 0.5);
    }
}
