// label: eq
// strict: yes
// entry: share fraction
// licence: Apache-2.0

class First {
    static double share(String s) {
        int vowels = 0;
        int letters = 0;
        for (char c : s.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                letters++;
                vowels += "aeiou".indexOf(c) >= 0 ? 1 : 0;
            }
        }
        return letters == 0 ? 0.0 : (double) vowels / letters;
    }
}

class Second {
    static double fraction(String text) {
        long letters = text.chars().filter(c -> 'a' <= c && c <= 'z').count();
        if (letters == 0) {
            return 0;
        }
        long others = text.chars().filter(c -> 'a' <= c && c <= 'z').filter(c -> c != 'a' && c != 'e' && c != 'i' && c != 'o' && c != 'u').count();
        return (letters - others) / (double) letters;
    }
}
