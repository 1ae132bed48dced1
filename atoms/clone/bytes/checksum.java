// label: eq
// entry: fletcher sums
// licence: Apache-2.0

class First {
    static int fletcher(byte[] data) {
        int a = 0;
        int b = 0;
        for (byte d : data) {
            a = (a + (d & 255)) % 255;
            b = (b + a) % 255;
        }
        return b * 256 + a;
    }
}

class Second {
    static int sums(byte[] bytes) {
        long plain = 0;
        long weighted = 0;
        for (int i = 0; i < bytes.length; i++) {
            int value = Byte.toUnsignedInt(bytes[i]);
            plain += value;
            weighted += (long) value * (bytes.length - i);
        }
        return (int) (weighted % 255 << 8 | plain % 255);
    }
}
