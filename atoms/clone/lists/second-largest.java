// label: eq
// entry: runnerUp second
// licence: Apache-2.0

import java.util.List;
import java.util.TreeSet;

class First {
    static int runnerUp(List<Integer> values) {
        TreeSet<Integer> sorted = new TreeSet<>(values);
        if (sorted.size() < 2) {
            return sorted.size();
        }
        sorted.pollLast();
        return sorted.last();
    }
}

class Second {
    static int second(List<Integer> list) {
        long first = Long.MIN_VALUE;
        long next = Long.MIN_VALUE;
        for (int value : list) {
            if (value > first) {
                next = first;
                first = value;
            } else if (value < first && value > next) {
                next = value;
            }
        }
        return next != Long.MIN_VALUE ? (int) next : first != Long.MIN_VALUE ? 1 : 0;
    }
}
