// label: eq
// entry: alternating balance
// licence: Apache-2.0

import java.util.List;

class First {
    static int alternating(List<Integer> values) {
        int sum = 0;
        int sign = 1;
        for (int value : values) {
            sum += sign * value;
            sign = -sign;
        }
        return sum;
    }
}

class Second {
    static int balance(List<Integer> list) {
        int n = list.size();
        int sum = 0;
        for (int i = n - 1; i >= 0; i--) {
            sum = list.get(i) - sum;
        }
        return sum;
    }
}
