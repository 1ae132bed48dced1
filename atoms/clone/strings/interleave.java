// label: eq
// entry: zip merge
// licence: Apache-2.0

class First {
    static String zip(String a, String b) {
        StringBuilder out = new StringBuilder();
        int longest = Math.max(a.length(), b.length());
        for (int i = 0; i < longest; i++) {
            if (i < a.length()) {
                out.append(a.charAt(i));
            }
            if (i < b.length()) {
                out.append(b.charAt(i));
            }
        }
        return out.toString();
    }
}

class Second {
    static String merge(String left, String right) {
        int shared = Math.min(left.length(), right.length());
        char[] out = new char[left.length() + right.length()];
        for (int i = 0; i < shared; i++) {
            out[2 * i] = left.charAt(i);
            out[2 * i + 1] = right.charAt(i);
        }
        String rest = left.length() > shared ? left.substring(shared) : right.substring(shared);
        rest.getChars(0, rest.length(), out, 2 * shared);
        return new String(out);
    }
}
