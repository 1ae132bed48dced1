// label: neq
// entry: longest widest
// differs: Among words of equal length First takes the first, Second the last.
// licence: Apache-2.0

import java.util.List;

class First {
    static String longest(List<String> words) {
        String best = "";
        for (int i = words.size() - 1; i >= 0; i--) {
            String word = words.get(i);
            if (word.length() >= best.length()) {
                best = word;
            }
        }
        return best;
    }
}

class Second {
    static String widest(List<String> list) {
        int at = -1;
        int length = 0;
        for (int i = 0; i < list.size(); i++) {
            int size = list.get(i).length();
            if (size >= length) {
                length = size;
                at = i;
            }
        }
        return at < 0 ? "" : list.get(at);
    }
}
