// label: eq
// entry: clock timeOfDay
// licence: Apache-2.0

class First {
    static String clock(int seconds) {
        int s = Math.floorMod(seconds, 86400);
        return two(s / 3600) + ":" + two(s / 60 % 60) + ":" + two(s % 60);
    }

    private static String two(int n) {
        return n < 10 ? "0" + n : Integer.toString(n);
    }
}

class Second {
    static String timeOfDay(int seconds) {
        int left = (seconds % 86400 + 86400) % 86400;
        char[] out = "00:00:00".toCharArray();
        int[] units = {36000, 3600, 600, 60, 10, 1};
        int at = 0;
        for (int unit : units) {
            if (out[at] == ':') {
                at++;
            }
            out[at++] += left / unit;
            left %= unit;
        }
        return new String(out);
    }
}
