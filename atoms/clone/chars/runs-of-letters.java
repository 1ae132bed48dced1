// label: eq
// entry: toText rendered
// licence: Apache-2.0

class First {
    static String toText(char[] chars) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < chars.length; i++) {
            if (i == 0 || chars[i] != chars[i - 1]) {
                out.append(chars[i]);
            }
        }
        return out.toString();
    }
}

class Second {
    static String rendered(char[] letters) {
        char[] kept = new char[letters.length];
        int size = 0;
        for (char c : letters) {
            if (size == 0 || kept[size - 1] != c) {
                kept[size++] = c;
            }
        }
        return String.valueOf(kept, 0, size);
    }
}
