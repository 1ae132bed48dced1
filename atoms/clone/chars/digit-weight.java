// label: eq
// entry: weight worth
// licence: Apache-2.0

class First {
    static int weight(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        if (c >= 'a' && c <= 'f') {
            return c - 'a' + 10;
        }
        return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -c;
    }
}

class Second {
    static int worth(char symbol) {
        int at = "0123456789abcdefABCDEF".indexOf(symbol);
        return at < 0 ? -symbol : at > 15 ? at - 6 : at;
    }
}
