// label: neq
// entry: distance edits
// differs: Second counts a changed character as two edits.
// licence: Apache-2.0

class First {
    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 1; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] next = new int[row.length];
            next[0] = i;
            for (int j = 1; j < row.length; j++) {
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                next[j] = Math.min(row[j - 1] + change, 1 + Math.min(row[j], next[j - 1]));
            }
            row = next;
        }
        return row[b.length()];
    }
}

class Second {
    static int edits(String a, String b) {
        int[][] common = new int[a.length() + 1][b.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                common[i][j] = a.charAt(i - 1) == b.charAt(j - 1)
                    ? common[i - 1][j - 1] + 1
                    : Math.max(common[i - 1][j], common[i][j - 1]);
            }
        }
        return a.length() + b.length() - 2 * common[a.length()][b.length()];
    }
}
