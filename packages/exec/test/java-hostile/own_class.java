class Hostile {
    public String toString() {
        return "42";
    }

    static Object call(int x) {
        return new Hostile();
    }
}
