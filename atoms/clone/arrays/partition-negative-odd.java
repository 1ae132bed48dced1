// label: neq
// entry: oddsFirst parted
// differs: Second does not take negative odd numbers for odd.
// licence: Apache-2.0

class First {
    static int[] oddsFirst(int[] a) {
        int[] out = new int[a.length];
        int odd = 0;
        for (int value : a) {
            odd += value & 1;
        }
        int even = odd;
        int next = 0;
        for (int value : a) {
            if (value % 2 != 0) {
                out[next++] = value;
            } else {
                out[even++] = value;
            }
        }
        return out;
    }
}

class Second {
    static int[] parted(int[] values) {
        int[] out = new int[values.length];
        int size = 0;
        for (int value : values) {
            if (value % 2 == 1) {
                out[size++] = value;
            }
        }
        for (int value : values) {
            if (value % 2 != 1) {
                out[size++] = value;
            }
        }
        return out;
    }
}
