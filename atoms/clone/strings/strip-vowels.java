// label: eq
// entry: consonants withoutVowels
// licence: Apache-2.0

class First {
    static String consonants(String s) {
        StringBuilder out = new StringBuilder();
        for (char c : s.toCharArray()) {
            switch (c) {
                case 'a': case 'e': case 'i': case 'o': case 'u':
                case 'A': case 'E': case 'I': case 'O': case 'U':
                    break;
                default:
                    out.append(c);
            }
        }
        return out.toString();
    }
}

class Second {
    static String withoutVowels(String text) {
        return text.replaceAll("[aeiouAEIOU]", "");
    }
}
