// label: eq
// entry: nextGreater waiting
// licence: Apache-2.0

class First {
    static int[] nextGreater(int[] a) {
        int[] out = new int[a.length];
        for (int i = 0; i < a.length; i++) {
            out[i] = -1;
            for (int j = i + 1; j < a.length; j++) {
                if (a[j] > a[i]) {
                    out[i] = j - i;
                    break;
                }
            }
        }
        return out;
    }
}

class Second {
    static int[] waiting(int[] values) {
        int[] out = new int[values.length];
        int[] stack = new int[values.length];
        int top = 0;
        for (int i = values.length - 1; i >= 0; i--) {
            while (top > 0 && values[stack[top - 1]] <= values[i]) {
                top--;
            }
            out[i] = top == 0 ? -1 : stack[top - 1] - i;
            stack[top++] = i;
        }
        return out;
    }
}
