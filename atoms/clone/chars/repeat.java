// label: eq
// entry: repeated bar
// licence: Apache-2.0

class First {
    static String repeated(char c, int times) {
        int n = Math.floorMod(times, 30);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            out.append(c);
        }
        return out.toString();
    }
}

class Second {
    static String bar(char symbol, int width) {
        char[] out = new char[(width % 30 + 30) % 30];
        java.util.Arrays.fill(out, symbol);
        return new String(out);
    }
}
