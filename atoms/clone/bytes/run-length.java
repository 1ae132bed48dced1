// label: eq
// entry: counted packed
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;

class First {
    static int[] counted(byte[] data) {
        List<Integer> out = new ArrayList<>();
        int i = 0;
        while (i < data.length) {
            int j = i;
            while (j < data.length && data[j] == data[i]) {
                j++;
            }
            out.add(j - i);
            out.add((int) data[i]);
            i = j;
        }
        return out.stream().mapToInt(Integer::intValue).toArray();
    }
}

class Second {
    static int[] packed(byte[] bytes) {
        int[] room = new int[2 * bytes.length];
        int used = 0;
        for (byte b : bytes) {
            if (used > 0 && room[used - 1] == b) {
                room[used - 2]++;
            } else {
                room[used++] = 1;
                room[used++] = b;
            }
        }
        return java.util.Arrays.copyOf(room, used);
    }
}
