// label: eq
// entry: masked hidden
// licence: Apache-2.0

class First {
    static String masked(String s) {
        int digits = 0;
        for (char c : s.toCharArray()) {
            if (c >= '0' && c <= '9') {
                digits++;
            }
        }
        StringBuilder out = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c >= '0' && c <= '9' && digits-- > 2) {
                out.append('*');
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }
}

class Second {
    static String hidden(String card) {
        char[] out = card.toCharArray();
        int shown = 0;
        for (int i = out.length - 1; i >= 0; i--) {
            boolean digit = "0123456789".indexOf(out[i]) != -1;
            if (digit && ++shown > 2) {
                out[i] = '*';
            }
        }
        return new String(out);
    }
}
