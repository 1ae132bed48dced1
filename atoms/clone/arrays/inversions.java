// label: eq
// entry: inversions disorder
// licence: Apache-2.0

class First {
    static int inversions(int[] a) {
        int count = 0;
        for (int i = 0; i < a.length; i++) {
            for (int j = i + 1; j < a.length; j++) {
                if (a[i] > a[j]) {
                    count++;
                }
            }
        }
        return count;
    }
}

class Second {
    static int disorder(int[] values) {
        return sort(values.clone(), 0, values.length);
    }

    private static int sort(int[] a, int from, int to) {
        if (to - from < 2) {
            return 0;
        }
        int middle = (from + to) / 2;
        int count = sort(a, from, middle) + sort(a, middle, to);
        int[] merged = new int[to - from];
        int left = from;
        int right = middle;
        for (int k = 0; k < merged.length; k++) {
            if (right == to || left < middle && a[left] <= a[right]) {
                merged[k] = a[left++];
            } else {
                count += middle - left;
                merged[k] = a[right++];
            }
        }
        System.arraycopy(merged, 0, a, from, merged.length);
        return count;
    }
}
