class Hostile {
    static Object call(int x) throws Exception {
        return Class.forName("codewalk.Driver").getName();
    }
}
