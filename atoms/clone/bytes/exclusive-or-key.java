// label: neq
// entry: scrambled mixed
// differs: Second does not move on in the key after a zero byte.
// licence: Apache-2.0

class First {
    static byte[] scrambled(byte[] data, int key) {
        byte[] out = new byte[data.length];
        for (int i = 0; i < data.length; i++) {
            out[i] = (byte) (data[i] ^ key >> i % 4 * 8);
        }
        return out;
    }
}

class Second {
    static byte[] mixed(byte[] data, int key) {
        byte[] out = data.clone();
        int shift = 0;
        for (int i = 0; i < out.length; i++) {
            out[i] ^= (byte) (key >>> shift);
            if (data[i] != 0) {
                shift = (shift + 8) % 32;
            }
        }
        return out;
    }
}
