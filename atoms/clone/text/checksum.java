// label: eq
// entry: checksum weighted
// licence: Apache-2.0

class First {
    static long checksum(String s) {
        long a = 1;
        long b = 0;
        for (int i = 0; i < s.length(); i++) {
            a = (a + s.charAt(i)) % 65521;
            b = (b + a) % 65521;
        }
        return b << 16 | a;
    }
}

class Second {
    static long weighted(String text) {
        int n = text.length();
        long plain = 1;
        long rising = n;
        for (int i = 0; i < n; i++) {
            plain += text.charAt(i);
            rising += (long) (n - i) * text.charAt(i);
        }
        return rising % 65521 * 65536 + plain % 65521;
    }
}
