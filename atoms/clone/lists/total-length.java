// label: eq
// entry: totalLength letters
// licence: Apache-2.0

import java.util.List;

class First {
    static int totalLength(List<String> words) {
        int sum = 0;
        for (String word : words) {
            sum += word.length();
        }
        return sum + words.size();
    }
}

class Second {
    static int letters(List<String> list) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < list.size(); i++) {
            all.append(list.get(i).concat(" "));
        }
        return all.length();
    }
}
