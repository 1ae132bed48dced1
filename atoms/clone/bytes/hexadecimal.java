// label: eq
// entry: hex digits
// licence: Apache-2.0

class First {
    static String hex(byte[] data) {
        StringBuilder out = new StringBuilder();
        for (byte b : data) {
            int value = b & 0xff;
            out.append("0123456789ABCDEF".charAt(value >> 4)).append("0123456789ABCDEF".charAt(value & 15));
        }
        return out.toString();
    }
}

class Second {
    static String digits(byte[] bytes) {
        char[] out = new char[bytes.length * 2];
        for (int i = 0; i < out.length; i++) {
            int half = bytes[i / 2] >>> (i % 2 == 0 ? 4 : 0) & 0xf;
            out[i] = (char) (half < 10 ? '0' + half : 'A' + half - 10);
        }
        return new String(out);
    }
}
