// label: eq
// entry: chosen pick
// licence: Apache-2.0

class First {
    static String chosen(boolean first, String a, String b) {
        if (first) {
            return a + "+" + b.length();
        }
        return b + "-" + a.length();
    }
}

class Second {
    static String pick(boolean flag, String left, String right) {
        String one = flag ? left : right;
        int size = flag ? right.length() : left.length();
        return one + (flag ? '+' : '-') + size;
    }
}
