// label: neq
// entry: grouped separated
// differs: Second does not fill a group of three with zeros.
// licence: Apache-2.0

class First {
    static String grouped(int n) {
        StringBuilder out = new StringBuilder(Integer.toString(n));
        int first = n < 0 ? 1 : 0;
        for (int i = out.length() - 3; i > first; i -= 3) {
            out.insert(i, '.');
        }
        return out.toString();
    }
}

class Second {
    static String separated(int n) {
        long rest = Math.abs((long) n);
        String out = "" + rest % 1000;
        while ((rest /= 1000) > 0) {
            out = rest % 1000 + "." + out;
        }
        return n < 0 ? '-' + out : out;
    }
}
