// label: eq
// entry: grouped separated
// licence: Apache-2.0

class First {
    static String grouped(int n) {
        String digits = Long.toString(Math.abs((long) n));
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && (digits.length() - i) % 3 == 0) {
                out.append('\'');
            }
            out.append(digits.charAt(i));
        }
        return n < 0 ? "-" + out : out.toString();
    }
}

class Second {
    static String separated(int n) {
        if (n > -1000 && n < 1000) {
            return String.valueOf(n);
        }
        int rest = Math.abs(n % 1000);
        String tail = rest < 10 ? "00" + rest : rest < 100 ? "0" + rest : "" + rest;
        return separated(n / 1000) + "'" + tail;
    }
}
