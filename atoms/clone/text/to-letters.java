// label: eq
// entry: letters onlyLetters
// licence: Apache-2.0

class First {
    static char[] letters(String s) {
        StringBuilder out = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (c < 128 && Character.isLetter(c)) {
                out.append(c);
            }
        }
        return out.toString().toCharArray();
    }
}

class Second {
    static char[] onlyLetters(String text) {
        char[] room = new char[text.length()];
        int used = 0;
        for (int i = 0; i < text.length(); i++) {
            int folded = text.charAt(i) & ~32;
            if (folded >= 'A' && folded <= 'Z') {
                room[used++] = text.charAt(i);
            }
        }
        return java.util.Arrays.copyOf(room, used);
    }
}
