class Hostile {
    static Object call(int x) {
        for (int i = 0; i < 20; i++) {
            Thread thread = new Thread(() -> {
                while (true) {}
            });
            thread.setDaemon(true);
            thread.start();
        }
        return x;
    }
}
