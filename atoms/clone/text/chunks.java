// label: eq
// entry: chunks pieces
// licence: Apache-2.0

class First {
    static String[] chunks(String s, int width) {
        int size = 1 + (width & 7);
        String[] out = new String[(s.length() + size - 1) / size];
        for (int i = 0; i < out.length; i++) {
            out[i] = s.substring(i * size, Math.min(s.length(), (i + 1) * size));
        }
        return out;
    }
}

class Second {
    static String[] pieces(String text, int width) {
        int size = Math.floorMod(width, 8) + 1;
        StringBuilder[] parts = new StringBuilder[text.length() / size + (text.length() % size == 0 ? 0 : 1)];
        for (int i = 0; i < text.length(); i++) {
            if (i % size == 0) {
                parts[i / size] = new StringBuilder();
            }
            parts[i / size].append(text.charAt(i));
        }
        String[] out = new String[parts.length];
        for (int i = 0; i < parts.length; i++) {
            out[i] = parts[i].toString();
        }
        return out;
    }
}
