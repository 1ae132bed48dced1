// label: eq
// entry: prefixSums accumulated
// licence: Apache-2.0

class First {
    static int[] prefixSums(int[] a) {
        int[] out = new int[a.length];
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
            out[i] = sum;
        }
        return out;
    }
}

class Second {
    static int[] accumulated(int[] values) {
        int[] sums = values.clone();
        for (int step = 1; step < sums.length; step <<= 1) {
            for (int i = sums.length - 1; i >= step; i--) {
                sums[i] += sums[i - step];
            }
        }
        return sums;
    }
}
