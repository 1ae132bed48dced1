// label: neq
// entry: factors factorise
// differs: Second forgets what is left when no factor up to the root divides it.
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;

class First {
    static int[] factors(int n) {
        int rest = 2 + (n & 0x3fff);
        int[] out = new int[0];
        int d = 2;
        while (rest > 1) {
            if (rest % d != 0) {
                d++;
                continue;
            }
            out = java.util.Arrays.copyOf(out, out.length + 1);
            out[out.length - 1] = d;
            rest /= d;
        }
        return out;
    }
}

class Second {
    static int[] factorise(int n) {
        int rest = 2 + (n & 0x3fff);
        List<Integer> found = new ArrayList<>();
        for (int d = 2; d * d <= rest; d++) {
            while (rest % d == 0) {
                found.add(d);
                rest /= d;
            }
        }
        int[] out = new int[found.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = found.get(i);
        }
        return out;
    }
}
