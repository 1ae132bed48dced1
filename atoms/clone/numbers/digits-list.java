// label: eq
// entry: digits figures
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class First {
    static List<Integer> digits(int n) {
        List<Integer> out = new ArrayList<>();
        for (char c : Integer.toUnsignedString(n).toCharArray()) {
            out.add(Character.digit(c, 10));
        }
        return out;
    }
}

class Second {
    static List<Integer> figures(int n) {
        List<Integer> out = new ArrayList<>();
        long rest = n & 0xffffffffL;
        do {
            out.add((int) (rest % 10));
            rest /= 10;
        } while (rest != 0);
        Collections.reverse(out);
        return out;
    }
}
