// label: eq
// entry: evensFirst parted
// licence: Apache-2.0

class First {
    static int[] evensFirst(int[] a) {
        int[] out = new int[a.length];
        int at = 0;
        for (int parity = 0; parity < 2; parity++) {
            for (int value : a) {
                if ((value & 1) == parity) {
                    out[at++] = value;
                }
            }
        }
        return out;
    }
}

class Second {
    static int[] parted(int[] values) {
        java.util.List<Integer> even = new java.util.ArrayList<>();
        java.util.List<Integer> odd = new java.util.ArrayList<>();
        for (int value : values) {
            (value % 2 == 0 ? even : odd).add(value);
        }
        even.addAll(odd);
        return even.stream().mapToInt(Integer::intValue).toArray();
    }
}
