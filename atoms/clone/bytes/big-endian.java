// label: eq
// entry: read assembled
// licence: Apache-2.0

class First {
    static long read(byte[] data) {
        long value = 0;
        for (int i = 0; i < data.length && i < 8; i++) {
            value = value << 8 | data[i] & 0xffL;
        }
        return value;
    }
}

class Second {
    static long assembled(byte[] bytes) {
        int n = Math.min(8, bytes.length);
        long value = 0;
        for (int i = n - 1, shift = 0; i >= 0; i--, shift += 8) {
            value += (long) (bytes[i] & 0xff) << shift;
        }
        return value;
    }
}
