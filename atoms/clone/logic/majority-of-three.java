// label: eq
// weak: yes
// entry: majority most
// licence: Apache-2.0

class First {
    static boolean majority(int a, int b, int c) {
        int votes = 0;
        votes += a > 0 ? 1 : 0;
        votes += b > 0 ? 1 : 0;
        votes += c > 0 ? 1 : 0;
        return votes >= 2;
    }
}

class Second {
    static boolean most(int x, int y, int z) {
        boolean p = x > 0;
        boolean q = y > 0;
        boolean r = z > 0;
        return p == q ? p : r;
    }
}
