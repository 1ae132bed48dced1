class Hostile {
    static Object call(int x) {
        if (x == 2) while (true) {}
        return x;
    }
}
