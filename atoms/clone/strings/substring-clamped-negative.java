// label: neq
// entry: slice part
// differs: First counts a negative start from the end, Second takes it for 0.
// licence: Apache-2.0

class First {
    static String slice(String s, int from) {
        int start = from < 0 ? s.length() + from : from;
        return start < 0 ? s : start > s.length() ? "" : s.substring(start);
    }
}

class Second {
    static String part(String text, int begin) {
        char[] all = text.toCharArray();
        int start = Math.max(0, begin);
        int count = Math.max(0, all.length - start);
        return count == 0 ? "" : new String(all, start, count);
    }
}
