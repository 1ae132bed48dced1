// label: neq
// entry: commonest leader
// differs: Among equally frequent characters First takes the one met first, Second the greatest.
// licence: Apache-2.0

class First {
    static char commonest(String s) {
        int most = 0;
        char best = ' ';
        for (char c : s.toCharArray()) {
            int count = s.length() - s.replace(String.valueOf(c), "").length();
            if (count > most) {
                most = count;
                best = c;
            }
        }
        return best;
    }
}

class Second {
    static char leader(String s) {
        char[] sorted = s.toCharArray();
        java.util.Arrays.sort(sorted);
        char best = ' ';
        int most = 0;
        int run = 0;
        for (int i = 0; i < sorted.length; i++) {
            run = i > 0 && sorted[i] == sorted[i - 1] ? run + 1 : 1;
            if (run >= most) {
                most = run;
                best = sorted[i];
            }
        }
        return best;
    }
}
