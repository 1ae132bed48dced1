// label: neq
// entry: sum total
// differs: Second adds bytes above 127 as negative numbers.
// licence: Apache-2.0

class First {
    static int sum(byte[] data) {
        int total = 0;
        for (byte b : data) {
            total = total * 3 + (b & 0xff);
        }
        return total;
    }
}

class Second {
    static int total(byte[] bytes) {
        int total = 0;
        for (int i = 0; i < bytes.length; i++) {
            total += total + total + bytes[i];
        }
        return total - (total - total);
    }
}
