// label: eq
// entry: squares squared
// licence: Apache-2.0

import java.util.List;

class First {
    static int[] squares(List<Integer> values) {
        int[] out = new int[values.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = values.get(i) * values.get(i);
        }
        return out;
    }
}

class Second {
    static int[] squared(List<Integer> list) {
        return list.stream().mapToInt(x -> x < 0 ? -x : x).map(x -> x * x).toArray();
    }
}
