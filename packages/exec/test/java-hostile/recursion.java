class Hostile {
    static Object call(int x) {
        return (Integer) call(x + 1) + 1;
    }
}
