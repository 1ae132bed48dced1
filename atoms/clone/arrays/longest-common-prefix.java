// label: eq
// entry: prefix shared
// licence: Apache-2.0

class First {
    static String prefix(String[] words) {
        if (words.length == 0) {
            return "";
        }
        String common = words[0];
        for (String word : words) {
            while (!word.startsWith(common)) {
                common = common.substring(0, common.length() - 1);
            }
        }
        return common;
    }
}

class Second {
    static String shared(String[] texts) {
        if (texts.length == 0) {
            return "";
        }
        int shortest = Integer.MAX_VALUE;
        for (String text : texts) {
            shortest = Math.min(shortest, text.length());
        }
        int size = 0;
        while (size < shortest && alike(texts, size)) {
            size++;
        }
        return texts[0].substring(0, size);
    }

    private static boolean alike(String[] texts, int at) {
        for (String text : texts) {
            if (text.charAt(at) != texts[0].charAt(at)) {
                return false;
            }
        }
        return true;
    }
}
