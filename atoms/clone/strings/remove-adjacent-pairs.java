// label: eq
// entry: reduce annihilate
// licence: Apache-2.0

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

class First {
    static String reduce(String s) {
        StringBuilder stack = new StringBuilder();
        for (char c : s.toCharArray()) {
            int top = stack.length() - 1;
            if (top >= 0 && stack.charAt(top) == c) {
                stack.deleteCharAt(top);
            } else {
                stack.append(c);
            }
        }
        return stack.toString();
    }
}

class Second {
    static String annihilate(String s) {
        Deque<Character> left = new ArrayDeque<>();
        for (int i = 0; i < s.length(); i++) {
            Character c = s.charAt(i);
            if (c.equals(left.peekLast())) {
                left.removeLast();
            } else {
                left.addLast(c);
            }
        }
        StringBuilder out = new StringBuilder();
        for (Iterator<Character> it = left.iterator(); it.hasNext();) {
            out.append(it.next());
        }
        return out.toString();
    }
}
