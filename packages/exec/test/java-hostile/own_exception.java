class Hostile {
    static class Mine extends IllegalArgumentException {
        @Override
        public synchronized Throwable getCause() {
            System.exit(1);
            return null;
        }
    }

    static Object call(int x) {
        throw new Mine();
    }
}
