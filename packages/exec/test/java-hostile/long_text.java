class Hostile {
    static Object call(int x) {
        return "x".repeat(3_000_000);
    }
}
