class Hostile {
    static Object call(int x) {
        while (x > 0) System.out.println("again and again");
        return x;
    }
}
