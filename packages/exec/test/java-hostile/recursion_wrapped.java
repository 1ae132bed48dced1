class Hostile {
    static Object call(int x) {
        try {
            return call(x + 1);
        } catch (StackOverflowError error) {
            throw new IllegalStateException(error);
        }
    }
}
