// label: neq
// entry: doubled field
// differs: Second does not quote a cell whose only special character is a blank.
// licence: Apache-2.0

class First {
    static String doubled(String cell) {
        for (char c : cell.toCharArray()) {
            if (c == ',' || c == '"' || c == ' ') {
                return "\"" + cell.replace("\"", "\"\"") + "\"";
            }
        }
        return cell;
    }
}

class Second {
    static String field(String value) {
        if (value.indexOf(',') < 0 && value.indexOf('"') < 0) {
            return value;
        }
        StringBuilder out = new StringBuilder(value);
        for (int i = out.length() - 1; i >= 0; i--) {
            if (out.charAt(i) == '"') {
                out.insert(i, '"');
            }
        }
        return out.insert(0, '"').append('"').toString();
    }
}
