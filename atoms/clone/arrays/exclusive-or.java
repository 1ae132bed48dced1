// label: eq
// entry: combined folded
// licence: Apache-2.0

class First {
    static int combined(int[] a) {
        int all = 0;
        for (int value : a) {
            all ^= value;
        }
        return all ^ a.length;
    }
}

class Second {
    static int folded(int[] values) {
        int out = 0;
        for (int bit = 0; bit < 32; bit++) {
            int ones = 0;
            for (int value : values) {
                ones += value >>> bit & 1;
            }
            out |= (ones & 1) << bit;
        }
        return out ^ values.length;
    }
}
