// label: neq
// entry: consonants withoutVowels
// differs: Second strips small vowels only.
// licence: Apache-2.0

class First {
    static String consonants(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            if ("aeiou".indexOf(Character.toLowerCase(s.charAt(i))) == -1) {
                out.append(s.charAt(i));
            }
        }
        return out.toString();
    }
}

class Second {
    static String withoutVowels(String text) {
        String out = text;
        for (String vowel : new String[] {"a", "e", "i", "o", "u"}) {
            out = out.replace(vowel, "");
        }
        return out;
    }
}
