// label: eq
// entry: pages blocks
// licence: Apache-2.0

class First {
    static int pages(int items, int size) {
        int s = size == 0 ? 10 : Math.abs(size % 1000) + 1;
        int n = items & 0xffffff;
        return (n + s - 1) / s;
    }
}

class Second {
    static int blocks(int items, int size) {
        int width = size == 0 ? 10 : 1 + Math.abs(size % 1000);
        int total = items & 0xffffff;
        int whole = total / width;
        return whole * width < total ? whole + 1 : whole;
    }
}
