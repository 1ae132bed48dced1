// label: eq
// entry: ranges condensed
// licence: Apache-2.0

import java.util.Arrays;

class First {
    static String ranges(int[] a) {
        int[] s = Arrays.stream(a).sorted().distinct().toArray();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length; i++) {
            int start = i;
            while (i + 1 < s.length && s[i + 1] - 1 == s[i]) {
                i++;
            }
            out.append(out.length() == 0 ? "" : " ").append(s[start]);
            if (i > start) {
                out.append("..").append(s[i]);
            }
        }
        return out.toString();
    }
}

class Second {
    static String condensed(int[] values) {
        java.util.TreeSet<Integer> left = new java.util.TreeSet<>();
        for (int value : values) {
            left.add(value);
        }
        String out = "";
        while (!left.isEmpty()) {
            int first = left.pollFirst();
            int last = first;
            while (last < Integer.MAX_VALUE && left.remove(last + 1)) {
                last++;
            }
            String piece = last == first ? "" + first : first + ".." + last;
            out += out.isEmpty() ? piece : " " + piece;
        }
        return out;
    }
}
