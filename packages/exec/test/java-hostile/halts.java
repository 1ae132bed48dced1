class Hostile {
    static Object call(int x) {
        if (x == 2) Runtime.getRuntime().halt(0);
        return x;
    }
}
