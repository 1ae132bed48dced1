class Hostile {
    static Object call(int x) {
        for (int i = 0; i < 10_000; i++) {
            try {
                System.err.println("again and again and again and again");
            } catch (Throwable error) {
                x++;
            }
        }
        return x;
    }
}
