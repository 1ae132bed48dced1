class Hostile {
    static Object call(int x) {
        System.exit(x);
        return x;
    }
}
