// label: neq
// entry: suffixes shrinking
// differs: Second also gives the empty ending.
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;

class First {
    static List<String> suffixes(String s) {
        List<String> out = new ArrayList<>();
        for (int i = Math.max(0, s.length() - 12); i < s.length(); i++) {
            out.add(s.substring(i));
        }
        return out;
    }
}

class Second {
    static List<String> shrinking(String text) {
        List<String> out = new ArrayList<>();
        String rest = text.substring(Math.max(0, text.length() - 12));
        out.add(rest);
        while (rest.length() > 0) {
            rest = rest.substring(1);
            out.add(rest);
        }
        return out;
    }
}
