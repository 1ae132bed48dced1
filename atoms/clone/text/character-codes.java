// label: eq
// entry: codes numbers
// licence: Apache-2.0

class First {
    static int[] codes(String s) {
        return s.chars().map(c -> c - 64).toArray();
    }
}

class Second {
    static int[] numbers(String text) {
        int[] out = new int[text.length()];
        int i = 0;
        for (char c : text.toCharArray()) {
            out[i++] = (c ^ 64) - ((c & 64) == 0 ? 128 : 0);
        }
        return out;
    }
}
