// label: eq
// entry: best leading
// licence: Apache-2.0

import java.util.Map;
import java.util.TreeMap;

class First {
    static String best(Map<String, Integer> scores) {
        String top = "";
        int most = Integer.MIN_VALUE;
        for (Map.Entry<String, Integer> entry : new TreeMap<>(scores).entrySet()) {
            if (entry.getValue() > most) {
                most = entry.getValue();
                top = entry.getKey();
            }
        }
        return top + "=" + most;
    }
}

class Second {
    static String leading(Map<String, Integer> points) {
        TreeMap<String, Integer> sorted = new TreeMap<>(points);
        int record = sorted.values().stream().mapToInt(Integer::intValue).max().orElse(Integer.MIN_VALUE);
        for (String key : sorted.keySet()) {
            if (sorted.get(key) == record && record > Integer.MIN_VALUE) {
                return key + "=" + record;
            }
        }
        return "=" + record;
    }
}
