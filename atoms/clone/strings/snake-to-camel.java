// label: eq
// entry: camel joined
// licence: Apache-2.0

class First {
    static String camel(String name) {
        StringBuilder out = new StringBuilder();
        boolean upper = false;
        for (char c : name.toCharArray()) {
            if (c == '_') {
                upper = out.length() > 0;
                continue;
            }
            out.append(upper ? Character.toUpperCase(c) : c);
            upper = false;
        }
        return out.toString();
    }
}

class Second {
    static String joined(String name) {
        String out = "";
        for (String part : name.split("_")) {
            if (part.isEmpty()) {
                continue;
            }
            if (out.isEmpty()) {
                out = part;
            } else {
                out += Character.toUpperCase(part.charAt(0)) + part.substring(1);
            }
        }
        return out;
    }
}
