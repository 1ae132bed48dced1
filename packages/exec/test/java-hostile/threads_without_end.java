class Hostile {
    static Object call(int x) {
        while (x > 0) {
            new Thread(() -> {
                try {
                    Thread.sleep(1_000_000);
                } catch (InterruptedException error) {
                    return;
                }
            }).start();
        }
        return x;
    }
}
