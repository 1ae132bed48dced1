// label: eq
// entry: hash mixed
// licence: Apache-2.0

class First {
    static int hash(char[] chars) {
        int h = 1;
        for (char c : chars) {
            h = 31 * h + c;
        }
        return h;
    }
}

class Second {
    static int mixed(char[] letters) {
        int h = 1;
        for (int i = 0; i < letters.length; i++) {
            h = (h << 5) - h + letters[i];
        }
        return h;
    }
}
