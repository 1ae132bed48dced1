// label: eq
// entry: commonPrefix shared
// licence: Apache-2.0

class First {
    static String commonPrefix(String a, String b) {
        int n = Math.min(a.length(), b.length());
        int i = 0;
        while (i < n && a.charAt(i) == b.charAt(i)) {
            i++;
        }
        return a.substring(0, i);
    }
}

class Second {
    static String shared(String x, String y) {
        int low = 0;
        int high = Math.min(x.length(), y.length());
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (x.regionMatches(low, y, low, middle - low)) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return y.substring(0, low);
    }
}
