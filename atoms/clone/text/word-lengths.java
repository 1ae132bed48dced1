// label: eq
// entry: lengths sizes
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

class First {
    static List<Integer> lengths(String s) {
        List<Integer> out = new ArrayList<>();
        int length = 0;
        for (char c : s.toCharArray()) {
            if (c == ' ') {
                out.add(length);
                length = 0;
            } else {
                length++;
            }
        }
        out.add(length);
        return out;
    }
}

class Second {
    static List<Integer> sizes(String text) {
        return Arrays.stream(text.split(" ", -1)).map(String::length).collect(Collectors.toCollection(ArrayList::new));
    }
}
