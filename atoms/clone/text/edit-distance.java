// label: eq
// entry: distance edits
// licence: Apache-2.0

class First {
    static int distance(String a, String b) {
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    cost[i][j] = i + j;
                    continue;
                }
                int change = cost[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                cost[i][j] = Math.min(change, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
            }
        }
        return cost[a.length()][b.length()];
    }
}

class Second {
    static int edits(String from, String to) {
        int n = to.length();
        int[] row = new int[n + 1];
        for (int j = 0; j <= n; j++) {
            row[j] = j;
        }
        for (char c : from.toCharArray()) {
            int corner = row[0]++;
            for (int j = 1; j <= n; j++) {
                int kept = row[j];
                int best = Math.min(row[j - 1], kept) + 1;
                row[j] = c == to.charAt(j - 1) ? Math.min(best, corner) : Math.min(best, corner + 1);
                corner = kept;
            }
        }
        return row[n];
    }
}
