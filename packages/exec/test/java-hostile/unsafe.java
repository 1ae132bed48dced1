class Hostile {
    static Object call(int x) throws Exception {
        return Class.forName("sun.misc.Unsafe").getMethods().length;
    }
}
