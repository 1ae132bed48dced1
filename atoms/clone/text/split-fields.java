// label: eq
// entry: fields cut
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;

class First {
    static String[] fields(String line, char mark) {
        List<String> out = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= line.length(); i++) {
            if (i == line.length() || line.charAt(i) == mark) {
                out.add(line.substring(start, i));
                start = i + 1;
            }
        }
        return out.toArray(new String[0]);
    }
}

class Second {
    static String[] cut(String line, char mark) {
        int marks = 0;
        for (char c : line.toCharArray()) {
            marks += c == mark ? 1 : 0;
        }
        String[] out = new String[marks + 1];
        String rest = line;
        for (int i = 0; i < marks; i++) {
            int at = rest.indexOf(mark);
            out[i] = rest.substring(0, at);
            rest = rest.substring(at + 1);
        }
        out[marks] = rest;
        return out;
    }
}
