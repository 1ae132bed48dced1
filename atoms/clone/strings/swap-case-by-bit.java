// label: neq
// entry: swapCase inverted
// differs: Second flips the case bit of every character, so that digits and marks change too.
// licence: Apache-2.0

class First {
    static String swapCase(String s) {
        char[] chars = s.toCharArray();
        for (int i = 0; i < chars.length; i++) {
            boolean letter = chars[i] >= 'a' && chars[i] <= 'z' || chars[i] >= 'A' && chars[i] <= 'Z';
            if (letter) {
                chars[i] ^= 0x20;
            }
        }
        return new String(chars);
    }
}

class Second {
    static String inverted(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            out.append((char) (text.charAt(i) ^ ' '));
        }
        return out.toString();
    }
}
