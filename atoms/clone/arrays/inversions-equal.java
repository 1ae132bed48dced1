// label: neq
// entry: inversions disorder
// differs: Second counts pairs of equal values too.
// licence: Apache-2.0

class First {
    static int inversions(int[] a) {
        int count = 0;
        for (int j = 1; j < a.length; j++) {
            for (int i = 0; i < j; i++) {
                count += a[i] > a[j] ? 1 : 0;
            }
        }
        return count;
    }
}

class Second {
    static int disorder(int[] values) {
        int swaps = 0;
        java.util.List<Integer> sorted = new java.util.ArrayList<>();
        for (int value : values) {
            int at = 0;
            while (at < sorted.size() && sorted.get(at) < value) {
                at++;
            }
            swaps += sorted.size() - at;
            sorted.add(at, value);
        }
        return swaps;
    }
}
