// label: eq
// entry: swapCase inverted
// licence: Apache-2.0

class First {
    static String swapCase(String s) {
        StringBuilder out = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (Character.isUpperCase(c)) {
                out.append(Character.toLowerCase(c));
            } else if (Character.isLowerCase(c)) {
                out.append(Character.toUpperCase(c));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }
}

class Second {
    static String inverted(String text) {
        return text.chars()
            .map(c -> Character.isUpperCase((char) c) ? Character.toLowerCase((char) c)
                : Character.isLowerCase((char) c) ? Character.toUpperCase((char) c) : c)
            .collect(StringBuilder::new, (out, c) -> out.append((char) c), StringBuilder::append)
            .toString();
    }
}
