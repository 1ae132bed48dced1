// label: eq
// entry: lengths sizes
// licence: Apache-2.0

import java.util.Arrays;

class First {
    static int[] lengths(String[] words) {
        int[] out = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            out[i] = words[i].length();
        }
        return out;
    }
}

class Second {
    static int[] sizes(String[] texts) {
        return Arrays.stream(texts).mapToInt(t -> t.toCharArray().length).toArray();
    }
}
