// label: neq
// entry: digitSum crossSum
// differs: First gives the sum of the digits without a sign, Second takes the digits of a negative number as negative.
// licence: Apache-2.0

class First {
    static int digitSum(int n) {
        int sum = 0;
        for (char c : Integer.toString(n).toCharArray()) {
            if (c != '-') {
                sum += c - '0';
            }
        }
        return sum;
    }
}

class Second {
    static int crossSum(int n) {
        int sum = 0;
        for (int rest = n; rest != 0; rest /= 10) {
            sum += rest % 10;
        }
        return sum;
    }
}
