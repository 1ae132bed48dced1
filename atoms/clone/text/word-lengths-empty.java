// label: neq
// entry: lengths sizes
// differs: Second leaves out words of length 0.
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

class First {
    static List<Integer> lengths(String s) {
        List<Integer> out = new ArrayList<>();
        int start = 0;
        for (int at = next(s, start); at >= 0; at = next(s, start)) {
            out.add(at - start);
            start = at + 1;
        }
        out.add(s.length() - start);
        return out;
    }

    private static int next(String s, int from) {
        for (int i = from; i < s.length(); i++) {
            if (s.charAt(i) == ' ' || s.charAt(i) == 'e') {
                return i;
            }
        }
        return -1;
    }
}

class Second {
    static List<Integer> sizes(String text) {
        List<Integer> out = new ArrayList<>();
        StringTokenizer words = new StringTokenizer(text, " e");
        while (words.hasMoreTokens()) {
            out.add(words.nextToken().length());
        }
        return out;
    }
}
