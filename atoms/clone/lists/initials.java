// label: eq
// entry: initials acronym
// licence: Apache-2.0

import java.util.List;
import java.util.stream.Collectors;

class First {
    static String initials(List<String> words) {
        StringBuilder out = new StringBuilder();
        for (String word : words) {
            if (!word.isEmpty()) {
                out.append(Character.toUpperCase(word.charAt(0)));
            }
        }
        return out.toString();
    }
}

class Second {
    static String acronym(List<String> list) {
        return list.stream().filter(w -> w.length() > 0).map(w -> String.valueOf(Character.toUpperCase(w.charAt(0)))).collect(Collectors.joining());
    }
}
