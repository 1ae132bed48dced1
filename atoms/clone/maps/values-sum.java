// label: neq
// entry: sum total
// differs: Second adds equal values once.
// licence: Apache-2.0

import java.util.HashSet;
import java.util.Map;

class First {
    static int sum(Map<String, Integer> scores) {
        int total = 0;
        for (int score : scores.values()) {
            total += score;
        }
        return total;
    }
}

class Second {
    static int total(Map<String, Integer> points) {
        return new HashSet<>(points.values()).stream().mapToInt(Integer::intValue).sum();
    }
}
