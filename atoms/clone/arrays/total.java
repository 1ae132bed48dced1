// label: eq
// entry: total added
// licence: Apache-2.0

class First {
    static long total(int[] a) {
        long sum = 0;
        for (int value : a) {
            sum += value;
        }
        return sum;
    }
}

class Second {
    static long added(int[] values) {
        return half(values, 0, values.length);
    }

    private static long half(int[] values, int from, int to) {
        if (to == from) {
            return 0;
        }
        int middle = (from + to) / 2;
        return middle == from ? values[from] : half(values, from, middle) + half(values, middle, to);
    }
}
