class Hostile {
    @SuppressWarnings({"deprecation", "removal"})
    static Object call(int x) {
        Thread[] all = new Thread[64];
        int count = Thread.enumerate(all);
        for (int i = 0; i < count; i++) all[i].interrupt();
        return count;
    }
}
