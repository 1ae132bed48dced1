// label: eq
// entry: days monthLength
// licence: Apache-2.0

class First {
    static int days(int year, int month) {
        int m = Math.floorMod(month, 12) + 1;
        if (m == 2) {
            boolean leap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0;
            return leap ? 29 : 28;
        }
        return m == 4 || m == 6 || m == 9 || m == 11 ? 30 : 31;
    }
}

class Second {
    static int monthLength(int year, int month) {
        int index = Math.floorMod(month, 12);
        if (index != 1) {
            return 30 + (index < 7 ? index + 1 : index) % 2;
        }
        return (year & 3) != 0 || year % 25 == 0 && (year & 15) != 0 ? 28 : 29;
    }
}
