class Hostile {
    static {
        System.exit(0);
    }

    static Object call(int x) {
        return x;
    }
}
