// label: neq
// entry: root squareRoot
// differs: First rounds the root down, Second to the nearest number.
// licence: Apache-2.0

class First {
    static int root(int n) {
        int value = n & 0xfffffff;
        int r = (int) Math.sqrt(value);
        while (r * r > value) {
            r--;
        }
        return r;
    }
}

class Second {
    static int squareRoot(int n) {
        return (int) Math.round(Math.sqrt(n & 0xfffffff));
    }
}
