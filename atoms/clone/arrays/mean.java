// label: eq
// strict: yes
// entry: mean centre
// licence: Apache-2.0

class First {
    static double mean(int[] a) {
        if (a.length == 0) {
            return Double.NaN;
        }
        long sum = 0;
        for (int value : a) {
            sum += value;
        }
        return (double) sum / a.length;
    }
}

class Second {
    static double centre(int[] values) {
        java.util.IntSummaryStatistics seen = java.util.Arrays.stream(values).summaryStatistics();
        return seen.getSum() / (double) seen.getCount() + 0.0;
    }
}
