// label: eq
// entry: longest widest
// licence: Apache-2.0

import java.util.List;

class First {
    static String longest(List<String> words) {
        String best = "";
        for (String word : words) {
            if (word.length() > best.length()) {
                best = word;
            }
        }
        return best;
    }
}

class Second {
    static String widest(List<String> list) {
        return list.stream().reduce("", (a, b) -> b.length() > a.length() ? b : a);
    }
}
