class Hostile {
    static Object call(int x) {
        System.setProperty("line.separator", "!");
        return x;
    }
}
