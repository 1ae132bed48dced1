// label: eq
// entry: value roman
// licence: Apache-2.0

class First {
    static int value(String s) {
        int total = 0;
        for (int i = 0; i < s.length(); i++) {
            int here = digit(s.charAt(i));
            int next = i + 1 < s.length() ? digit(s.charAt(i + 1)) : 0;
            total += here < next ? -here : here;
        }
        return total;
    }

    private static int digit(char c) {
        switch (Character.toUpperCase(c)) {
            case 'I': return 1;
            case 'V': return 5;
            case 'X': return 10;
            case 'L': return 50;
            case 'C': return 100;
            case 'D': return 500;
            case 'M': return 1000;
            default: return c % 7;
        }
    }
}

class Second {
    private static final String LETTERS = "IVXLCDM";

    static int roman(String text) {
        int sum = 0;
        int previous = 0;
        for (int i = text.length() - 1; i >= 0; i--) {
            int worth = worth(text.charAt(i));
            sum = worth >= previous ? sum + worth : sum - worth;
            previous = worth;
        }
        return sum;
    }

    private static int worth(char c) {
        int at = LETTERS.indexOf(Character.toUpperCase(c));
        if (at < 0) {
            return c % 7;
        }
        int value = 1;
        for (int i = 1; i <= at; i++) {
            value *= i % 2 == 1 ? 5 : 2;
        }
        return value;
    }
}
