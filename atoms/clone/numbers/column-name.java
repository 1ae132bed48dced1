// label: eq
// entry: column letters
// licence: Apache-2.0

class First {
    static String column(int n) {
        long rest = (n & 0xffffffffL) + 1;
        StringBuilder out = new StringBuilder();
        while (rest > 0) {
            rest--;
            out.append((char) ('A' + rest % 26));
            rest /= 26;
        }
        return out.reverse().toString();
    }
}

class Second {
    static String letters(int n) {
        return name(Integer.toUnsignedLong(n));
    }

    private static String name(long index) {
        char last = (char) ('A' + index % 26);
        return index < 26 ? String.valueOf(last) : name(index / 26 - 1) + last;
    }
}
