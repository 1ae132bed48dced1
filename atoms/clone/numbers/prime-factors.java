// label: eq
// entry: factors factorise
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;

class First {
    static int[] factors(int n) {
        int rest = 2 + Math.floorMod(n, 100000);
        List<Integer> found = new ArrayList<>();
        for (int d = 2; rest > 1; d++) {
            while (rest % d == 0) {
                found.add(d);
                rest /= d;
            }
        }
        return found.stream().mapToInt(Integer::intValue).toArray();
    }
}

class Second {
    static int[] factorise(int n) {
        int[] room = new int[20];
        int used = 0;
        int left = Math.floorMod(n, 100000) + 2;
        while ((left & 1) == 0) {
            room[used++] = 2;
            left >>= 1;
        }
        for (int d = 3; d * d <= left; d += 2) {
            for (; left % d == 0; left /= d) {
                room[used++] = d;
            }
        }
        if (left > 1) {
            room[used++] = left;
        }
        int[] out = new int[used];
        System.arraycopy(room, 0, out, 0, used);
        return out;
    }
}
