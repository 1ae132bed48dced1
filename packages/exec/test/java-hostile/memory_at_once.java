class Hostile {
    static Object call(int x) {
        return new long[Integer.MAX_VALUE - x].length;
    }
}
