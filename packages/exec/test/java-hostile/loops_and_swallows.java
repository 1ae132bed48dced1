class Hostile {
    static Object call(int x) {
        for (;;) {
            try {
                for (;;) if (x < 0) break;
            } catch (Throwable error) {
                x++;
            }
        }
    }
}
