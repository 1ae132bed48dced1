// label: neq
// strict: yes
// entry: meanCode average
// differs: Second divides whole numbers, so it loses the fraction.
// licence: Apache-2.0

class First {
    static double meanCode(String s) {
        double sum = 0;
        for (char c : s.toCharArray()) {
            sum += c;
        }
        return s.isEmpty() ? -1 : sum / s.length();
    }
}

class Second {
    static double average(String text) {
        if (text.length() == 0) {
            return -1;
        }
        int sum = text.chars().sum();
        return sum / text.length();
    }
}
