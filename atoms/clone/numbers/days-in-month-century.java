// label: neq
// entry: days monthLength
// differs: Second takes every fourth year for a leap year.
// licence: Apache-2.0

class First {
    static int days(int year, int month) {
        int[] lengths = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
        int y = Math.floorMod(year, 40) * 50 + 100;
        boolean leap = y % 400 == 0 || y % 4 == 0 && y % 100 != 0;
        int total = 0;
        for (int i = 0; i <= Math.floorMod(month, 12); i++) {
            total += lengths[i];
        }
        return total + (leap && month % 12 != 0 ? 1 : 0);
    }
}

class Second {
    static int monthLength(int year, int month) {
        int m = Math.floorMod(month, 12);
        int y = Math.floorMod(year, 40) * 50 + 100;
        int total = 0;
        for (int i = m; i >= 0; i--) {
            total += i == 1 ? 28 : i == 3 || i == 5 || i == 8 || i == 10 ? 30 : 31;
        }
        return y % 4 == 0 && m > 0 ? total + 1 : total;
    }
}
