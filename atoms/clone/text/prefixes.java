// label: eq
// entry: prefixes growing
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;

class First {
    static List<String> prefixes(String s) {
        List<String> out = new ArrayList<>();
        for (int i = 1; i <= s.length() && i <= 20; i++) {
            out.add(s.substring(0, i));
        }
        return out;
    }
}

class Second {
    static List<String> growing(String text) {
        LinkedList<String> out = new LinkedList<>();
        String rest = text.length() > 20 ? text.substring(0, 20) : text;
        while (!rest.isEmpty()) {
            out.addFirst(rest);
            rest = rest.substring(0, rest.length() - 1);
        }
        return new ArrayList<>(out);
    }
}
