// label: eq
// entry: doubled field
// licence: Apache-2.0

class First {
    static String doubled(String cell) {
        boolean plain = true;
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < cell.length(); i++) {
            char c = cell.charAt(i);
            if (c == '"') {
                out.append('"');
            }
            plain &= c != '"' && c != ',' && c != '\n';
            out.append(c);
        }
        return plain ? cell : out.append('"').toString();
    }
}

class Second {
    static String field(String value) {
        if (value.contains(",") || value.contains("\"") || value.contains("\n")) {
            return '"' + String.join("\"\"", value.split("\"", -1)) + '"';
        }
        return value;
    }
}
