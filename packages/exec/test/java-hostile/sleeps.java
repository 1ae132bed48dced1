class Hostile {
    static Object call(int x) throws Exception {
        if (x == 2) Thread.sleep(1_000_000);
        return x;
    }
}
