// label: eq
// entry: snake separated
// licence: Apache-2.0

class First {
    static String snake(String name) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                if (i > 0) {
                    out.append('_');
                }
                c += 32;
            }
            out.append(c);
        }
        return out.toString();
    }
}

class Second {
    static String separated(String name) {
        String marked = name.replaceAll("([A-Z])", "_$1");
        if (!name.isEmpty() && marked.length() > name.length() && marked.charAt(0) == '_' && name.charAt(0) != '_') {
            marked = marked.substring(1);
        }
        char[] chars = marked.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            if (chars[i] >= 'A' && chars[i] <= 'Z') {
                chars[i] = (char) (chars[i] - 'A' + 'a');
            }
        }
        return String.valueOf(chars);
    }
}
