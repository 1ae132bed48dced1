// label: neq
// entry: unmatched excess
// differs: Second counts how many more there are of one kind, so a closing one before an opening one cancels it.
// licence: Apache-2.0

class First {
    static int unmatched(String s) {
        int open = 0;
        int wrong = 0;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '(' || c >= 'a' && c <= 'm') {
                open++;
            } else if (c == ')' || c >= 'n' && c <= 'z') {
                if (open == 0) {
                    wrong++;
                } else {
                    open--;
                }
            }
        }
        return open + wrong;
    }
}

class Second {
    static int excess(String s) {
        int balance = 0;
        for (char c : s.toCharArray()) {
            boolean opens = c == '(' || c >= 'a' && c < 'n';
            boolean closes = c == ')' || c >= 'n' && c <= 'z';
            balance += opens ? 1 : closes ? -1 : 0;
        }
        return Math.abs(balance);
    }
}
