// label: neq
// entry: zip merge
// differs: Second drops what is left of the longer text.
// licence: Apache-2.0

class First {
    static String zip(String a, String b) {
        if (a.isEmpty()) {
            return b;
        }
        return a.charAt(0) + zip(b, a.substring(1));
    }
}

class Second {
    static String merge(String left, String right) {
        StringBuilder out = new StringBuilder();
        int pairs = Math.min(left.length(), right.length());
        for (int i = 0; i < pairs; i++) {
            out.append(left.charAt(i)).append(right.charAt(i));
        }
        return out.toString();
    }
}
