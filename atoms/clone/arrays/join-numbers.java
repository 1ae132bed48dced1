// label: eq
// entry: joined listed
// licence: Apache-2.0

import java.util.Arrays;
import java.util.stream.Collectors;

class First {
    static String joined(int[] a) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                out.append(", ");
            }
            out.append(a[i]);
        }
        return out.toString();
    }
}

class Second {
    static String listed(int[] values) {
        return Arrays.stream(values).mapToObj(Integer::toString).collect(Collectors.joining(", "));
    }
}
