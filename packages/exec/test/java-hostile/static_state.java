class Hostile {
    private static int calls;

    static Object call(int x) {
        return ++calls;
    }
}
