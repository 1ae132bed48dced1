// label: neq
// entry: alternating balance
// differs: Second gives the last value, not the first, the plus sign.
// licence: Apache-2.0

import java.util.List;

class First {
    static int alternating(List<Integer> values) {
        int sum = 0;
        for (int i = 0; i < values.size(); i++) {
            sum += i % 2 == 0 ? values.get(i) : -values.get(i);
        }
        return sum;
    }
}

class Second {
    static int balance(List<Integer> list) {
        int sum = 0;
        for (int value : list) {
            sum = value - sum;
        }
        return sum;
    }
}
