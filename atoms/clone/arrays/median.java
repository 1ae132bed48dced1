// label: neq
// strict: yes
// entry: median middle
// differs: For an even number of values First takes the mean of the two in the middle, Second the upper one.
// licence: Apache-2.0

import java.util.Arrays;

class First {
    static double median(int[] a) {
        int[] s = a.clone();
        Arrays.sort(s);
        int n = s.length;
        return n == 0 ? 0 : n % 2 == 1 ? s[n / 2] : ((double) s[n / 2 - 1] + s[n / 2]) / 2;
    }
}

class Second {
    static double middle(int[] values) {
        if (values.length == 0) {
            return 0;
        }
        return Arrays.stream(values).sorted().skip(values.length / 2).findFirst().getAsInt();
    }
}
