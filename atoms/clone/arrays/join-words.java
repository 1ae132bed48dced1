// label: eq
// entry: sentence prose
// licence: Apache-2.0

class First {
    static String sentence(String[] words) {
        if (words.length == 0) {
            return "nobody";
        }
        if (words.length == 1) {
            return words[0] + "";
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < words.length; i++) {
            out.append(i == 0 ? "" : i == words.length - 1 ? " and " : ", ");
            out.append(words[i]);
        }
        return out.toString();
    }
}

class Second {
    static String prose(String[] names) {
        int n = names.length;
        if (n == 0) {
            return "nobody";
        }
        String out = "" + names[n - 1];
        String link = " and ";
        for (int i = n - 2; i >= 0; i--) {
            out = names[i] + link + out;
            link = ", ";
        }
        return out;
    }
}
