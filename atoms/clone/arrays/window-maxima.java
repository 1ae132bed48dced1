// label: eq
// entry: maxima highest
// licence: Apache-2.0

import java.util.ArrayDeque;
import java.util.Deque;

class First {
    static int[] maxima(int[] a, int width) {
        int w = 1 + Math.floorMod(width, 5);
        int[] out = new int[Math.max(0, a.length - w + 1)];
        for (int i = 0; i < out.length; i++) {
            out[i] = a[i];
            for (int j = i + 1; j < i + w; j++) {
                out[i] = Math.max(out[i], a[j]);
            }
        }
        return out;
    }
}

class Second {
    static int[] highest(int[] values, int width) {
        int w = Math.floorMod(width, 5) + 1;
        if (values.length < w) {
            return new int[0];
        }
        int[] out = new int[values.length - w + 1];
        Deque<Integer> queue = new ArrayDeque<>();
        for (int i = 0; i < values.length; i++) {
            while (!queue.isEmpty() && values[queue.peekLast()] <= values[i]) {
                queue.pollLast();
            }
            queue.addLast(i);
            if (queue.peekFirst() == i - w) {
                queue.pollFirst();
            }
            if (i >= w - 1) {
                out[i - w + 1] = values[queue.peekFirst()];
            }
        }
        return out;
    }
}
