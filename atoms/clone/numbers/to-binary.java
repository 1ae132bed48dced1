// label: eq
// entry: binary bits
// licence: Apache-2.0

class First {
    static String binary(int n) {
        return Integer.toBinaryString(n);
    }
}

class Second {
    static String bits(int n) {
        StringBuilder out = new StringBuilder();
        boolean started = false;
        for (int i = 31; i >= 0; i--) {
            boolean on = (n & 1 << i) != 0;
            started |= on;
            if (started) {
                out.append(on ? '1' : '0');
            }
        }
        return started ? out.toString() : "0";
    }
}
