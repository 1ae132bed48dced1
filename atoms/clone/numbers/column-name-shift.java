// label: neq
// entry: column letters
// differs: Second counts as if A were a zero, so the names after Z are other ones.
// licence: Apache-2.0

class First {
    static String column(int n) {
        int rest = n & 0xffff;
        String out = "";
        for (int i = rest; i >= 0; i = i / 26 - 1) {
            out = (char) ('A' + i % 26) + out;
        }
        return out;
    }
}

class Second {
    static String letters(int n) {
        int rest = n & 0xffff;
        StringBuilder out = new StringBuilder();
        do {
            out.insert(0, (char) (65 + rest % 26));
            rest /= 26;
        } while (rest > 0);
        return out.toString();
    }
}
