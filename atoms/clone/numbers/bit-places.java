// label: eq
// entry: places setBits
// licence: Apache-2.0

class First {
    static int[] places(int n) {
        int[] out = new int[Integer.bitCount(n)];
        int k = 0;
        for (int i = 0; i < 32; i++) {
            if ((n >>> i & 1) == 1) {
                out[k++] = i;
            }
        }
        return out;
    }
}

class Second {
    static int[] setBits(int n) {
        return java.util.stream.IntStream.iterate(n, x -> x != 0, x -> x & x - 1).map(Integer::numberOfTrailingZeros).toArray();
    }
}
