class Hostile {
    static Object call(int x) {
        System.load("/scratch/none.so");
        return x;
    }
}
