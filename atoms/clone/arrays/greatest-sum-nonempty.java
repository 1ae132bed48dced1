// label: neq
// entry: greatestSum bestStretch
// differs: First allows an empty stretch, Second needs one value at least.
// licence: Apache-2.0

class First {
    static int greatestSum(int[] a) {
        int best = 0;
        int here = 0;
        for (int value : a) {
            here = Math.max(0, here + value % 1000);
            best = Math.max(best, here);
        }
        return best;
    }
}

class Second {
    static int bestStretch(int[] values) {
        if (values.length == 0) {
            return 0;
        }
        int best = values[0] % 1000;
        int ending = best;
        for (int i = 1; i < values.length; i++) {
            int value = values[i] % 1000;
            ending = ending > 0 ? ending + value : value;
            best = ending > best ? ending : best;
        }
        return best;
    }
}
