// label: neq
// entry: fields cut
// differs: Second leaves out a field behind the last mark when it is empty.
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;

class First {
    static String[] fields(String line) {
        return line.split("[ ,;a]", -1);
    }
}

class Second {
    static String[] cut(String line) {
        List<String> out = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        for (char c : line.toCharArray()) {
            if (c == ' ' || c == ',' || c == ';' || c == 'a') {
                out.add(field.toString());
                field = new StringBuilder();
            } else {
                field.append(c);
            }
        }
        if (field.length() > 0) {
            out.add(field.toString());
        }
        return out.toArray(new String[out.size()]);
    }
}
