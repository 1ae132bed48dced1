// label: eq
// entry: escape quoted
// licence: Apache-2.0

class First {
    static String escape(String s) {
        return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}

class Second {
    static String quoted(String s) {
        StringBuilder out = new StringBuilder(s.length() + 16);
        for (char c : s.toCharArray()) {
            String name = switch (c) {
                case '&' -> "&amp;";
                case '<' -> "&lt;";
                case '>' -> "&gt;";
                case '"' -> "&quot;";
                default -> null;
            };
            if (name == null) {
                out.append(c);
            } else {
                out.append(name);
            }
        }
        return out.toString();
    }
}
