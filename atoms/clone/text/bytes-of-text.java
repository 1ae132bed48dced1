// label: eq
// entry: low truncated
// licence: Apache-2.0

class First {
    static byte[] low(String s) {
        byte[] out = new byte[s.length()];
        for (int i = 0; i < out.length; i++) {
            out[i] = (byte) s.charAt(i);
        }
        return out;
    }
}

class Second {
    static byte[] truncated(String text) {
        byte[] out = new byte[text.length()];
        int i = out.length;
        while (--i >= 0) {
            int low = text.charAt(i) % 256;
            out[i] = (byte) (low > 127 ? low - 256 : low);
        }
        return out;
    }
}
