// label: neq
// entry: checksum weighted
// differs: Second keeps its sum in an int, so it overflows before it is widened.
// licence: Apache-2.0

class First {
    static long checksum(String s) {
        long sum = 0;
        for (char c : s.toCharArray()) {
            sum = sum * 131 + c;
        }
        return sum;
    }
}

class Second {
    static long weighted(String text) {
        int sum = 0;
        for (int i = 0; i < text.length(); i++) {
            sum = sum * 131 + text.charAt(i);
        }
        return sum;
    }
}
