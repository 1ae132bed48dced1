// label: neq
// entry: moment weighted
// differs: First counts places from 1, Second from 0.
// licence: Apache-2.0

class First {
    static int moment(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += (i + 1) * a[i];
        }
        return sum;
    }
}

class Second {
    static int weighted(int[] values) {
        int total = 0;
        int rest = 0;
        for (int i = values.length - 1; i > 0; i--) {
            rest += values[i];
            total += rest;
        }
        return total;
    }
}
