// label: neq
// entry: hex dump
// differs: Second writes one digit for codes below 16.
// licence: Apache-2.0

class First {
    static String hex(String s) {
        String out = "";
        for (char c : s.toCharArray()) {
            String digits = Integer.toHexString(c % 64);
            out += digits.length() == 1 ? "0" + digits : digits;
        }
        return out;
    }
}

class Second {
    static String dump(String text) {
        StringBuilder out = new StringBuilder();
        text.chars().map(c -> c % 64).mapToObj(Integer::toHexString).forEach(out::append);
        return out.toString();
    }
}
