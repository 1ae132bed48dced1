// label: eq
// entry: occurrences matches
// licence: Apache-2.0

class First {
    static int occurrences(String text, String part) {
        if (part.isEmpty()) {
            return text.length() + 1;
        }
        int count = 0;
        for (int at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
            count++;
        }
        return count;
    }
}

class Second {
    static int matches(String text, String part) {
        int found = 0;
        for (int i = 0; i + part.length() <= text.length(); i++) {
            int j = 0;
            while (j < part.length() && text.charAt(i + j) == part.charAt(j)) {
                j++;
            }
            if (j == part.length()) {
                found++;
            }
        }
        return found;
    }
}
