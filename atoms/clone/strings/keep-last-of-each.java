// label: neq
// entry: distinct withoutRepeats
// differs: First keeps the first of equal characters, Second the last.
// licence: Apache-2.0

class First {
    static String distinct(String s) {
        StringBuilder out = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (out.indexOf(String.valueOf(c)) < 0) {
                out.append(c);
            }
        }
        return out.toString();
    }
}

class Second {
    static String withoutRepeats(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (s.lastIndexOf(c) == i) {
                out.append(c);
            }
        }
        return out.toString();
    }
}
