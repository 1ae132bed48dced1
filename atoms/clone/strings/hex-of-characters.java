// label: eq
// entry: hex dump
// licence: Apache-2.0

class First {
    static String hex(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            int code = s.charAt(i) & 0xff;
            if (code < 16) {
                out.append('0');
            }
            out.append(Integer.toHexString(code));
        }
        return out.toString();
    }
}

class Second {
    private static final String DIGITS = "0123456789abcdef";

    static String dump(String text) {
        char[] out = new char[2 * text.length()];
        for (int i = 0; i < out.length; i++) {
            int code = text.charAt(i >> 1);
            int digit = (i & 1) == 0 ? code >>> 4 & 15 : code & 15;
            out[i] = DIGITS.charAt(digit);
        }
        return new String(out);
    }
}
