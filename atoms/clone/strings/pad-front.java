// label: eq
// entry: padded rightAligned
// licence: Apache-2.0

class First {
    static String padded(String s, int width) {
        int missing = Math.max(0, Math.min(width, 200)) - s.length();
        StringBuilder out = new StringBuilder();
        while (missing-- > 0) {
            out.append('.');
        }
        return out.append(s).toString();
    }
}

class Second {
    private static final int WIDEST = 200;

    static String rightAligned(String text, int columns) {
        int target = columns > WIDEST ? WIDEST : columns;
        if (text.length() >= target) {
            return text;
        }
        return ".".repeat(target - text.length()).concat(text);
    }
}
