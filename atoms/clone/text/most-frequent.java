// label: eq
// entry: commonest leader
// licence: Apache-2.0

import java.util.TreeMap;

class First {
    static char commonest(String s) {
        char best = '?';
        int most = 0;
        for (int i = 0; i < s.length(); i++) {
            int count = 0;
            for (int j = 0; j < s.length(); j++) {
                if (s.charAt(j) == s.charAt(i)) {
                    count++;
                }
            }
            if (count > most || count == most && s.charAt(i) < best) {
                best = s.charAt(i);
                most = count;
            }
        }
        return best;
    }
}

class Second {
    static char leader(String text) {
        TreeMap<Character, Integer> counts = new TreeMap<>();
        for (char c : text.toCharArray()) {
            counts.merge(c, 1, Integer::sum);
        }
        char top = '?';
        int record = 0;
        for (var entry : counts.entrySet()) {
            if (entry.getValue() > record) {
                record = entry.getValue();
                top = entry.getKey();
            }
        }
        return top;
    }
}
