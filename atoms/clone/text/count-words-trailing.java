// label: neq
// entry: words count
// differs: Second counts blanks and adds one, so blanks in a row or at an end count too often.
// licence: Apache-2.0

class First {
    static int words(String s) {
        int count = 0;
        for (String part : s.split(" ")) {
            if (!part.isEmpty()) {
                count++;
            }
        }
        return count;
    }
}

class Second {
    static int count(String text) {
        if (text.isEmpty()) {
            return 0;
        }
        return 1 + (int) text.chars().filter(c -> c == ' ').count();
    }
}
