// label: eq
// entry: greatestSum bestStretch
// licence: Apache-2.0

class First {
    static int greatestSum(int[] a) {
        long best = 0;
        for (int i = 0; i < a.length; i++) {
            long sum = 0;
            for (int j = i; j < a.length; j++) {
                sum += a[j];
                best = Math.max(best, sum);
            }
        }
        return (int) best;
    }
}

class Second {
    static int bestStretch(int[] values) {
        long sum = 0;
        long lowest = 0;
        long best = 0;
        for (int value : values) {
            sum += value;
            if (sum < lowest) {
                lowest = sum;
            } else if (sum - lowest > best) {
                best = sum - lowest;
            }
        }
        return (int) best;
    }
}
