// label: eq
// entry: backwards mirrored
// licence: Apache-2.0

class First {
    static String backwards(String s) {
        char[] chars = s.toCharArray();
        for (int i = 0, j = chars.length - 1; i < j; i++, j--) {
            char kept = chars[i];
            chars[i] = chars[j];
            chars[j] = kept;
        }
        return new String(chars);
    }
}

class Second {
    static String mirrored(String text) {
        int n = text.length();
        if (n < 2) {
            return text;
        }
        int middle = n / 2;
        return mirrored(text.substring(middle)) + mirrored(text.substring(0, middle));
    }
}
