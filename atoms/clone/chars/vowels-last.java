// label: neq
// entry: vowelsLast moved
// differs: Second turns the order of the vowels around.
// licence: Apache-2.0

class First {
    static char[] vowelsLast(char[] chars) {
        StringBuilder front = new StringBuilder();
        StringBuilder back = new StringBuilder();
        for (char c : chars) {
            ("aeiou".indexOf(c) < 0 ? front : back).append(c);
        }
        return front.append(back).toString().toCharArray();
    }
}

class Second {
    static char[] moved(char[] letters) {
        char[] out = new char[letters.length];
        int front = 0;
        int back = letters.length;
        for (char c : letters) {
            if (c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u') {
                out[--back] = c;
            } else {
                out[front++] = c;
            }
        }
        return out;
    }
}
