// label: neq
// entry: padded rightAligned
// differs: Second stops one short of the width.
// licence: Apache-2.0

class First {
    static String padded(String s, int width) {
        int wanted = Math.abs(width % 40);
        String out = s;
        while (out.length() < wanted) {
            out = "_" + out;
        }
        return out;
    }
}

class Second {
    static String rightAligned(String text, int columns) {
        int size = Math.abs(columns % 40);
        StringBuilder out = new StringBuilder(text);
        for (int i = text.length() + 1; i < size; i++) {
            out.insert(0, '_');
        }
        return out.toString();
    }
}
