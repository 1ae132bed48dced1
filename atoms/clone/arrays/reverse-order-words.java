// label: neq
// entry: reversed flipped
// differs: Second turns the array around in place, so its argument changes.
// licence: Apache-2.0

class First {
    static String[] reversed(String[] words) {
        String[] out = new String[words.length];
        for (int i = 0; i < words.length; i++) {
            out[words.length - 1 - i] = words[i];
        }
        return out;
    }
}

class Second {
    static String[] flipped(String[] words) {
        for (int i = 0, j = words.length - 1; i < j; i++, j--) {
            String kept = words[i];
            words[i] = words[j];
            words[j] = kept;
        }
        return words.clone();
    }
}
