package codewalk;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as maps, lists, strings, Long, Double, Boolean and null; written in ASCII. */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object parse(String text) {
        Json reader = new Json(text);
        Object value = reader.value();
        reader.blank();
        if (reader.at != text.length()) throw reader.malformed();
        return value;
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Object value) {
        return (List<Object>) value;
    }

    static void quote(StringBuilder to, CharSequence text) {
        to.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') to.append('\\').append(c);
            else if (c >= ' ' && c < 127) to.append(c);
            else unit(to, c);
        }
        to.append('"');
    }

    private static void unit(StringBuilder to, char c) {
        to.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) to.append(Character.forDigit(c >> shift & 15, 16));
    }

    private Object value() {
        blank();
        char c = text.charAt(at);
        switch (c) {
            case '{': return members();
            case '[': return items();
            case '"': return string();
            case 't': return word("true", Boolean.TRUE);
            case 'f': return word("false", Boolean.FALSE);
            case 'n': return word("null", null);
            default: return number();
        }
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) throw malformed();
        at += word.length();
        return value;
    }

    private Object number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) at++;
        String digits = text.substring(start, at);
        if (digits.indexOf('.') < 0 && digits.indexOf('e') < 0 && digits.indexOf('E') < 0) return Long.valueOf(digits);
        return Double.valueOf(digits);
    }

    private Map<String, Object> members() {
        Map<String, Object> found = new LinkedHashMap<>();
        at++;
        if (take('}')) return found;
        do {
            blank();
            String key = string();
            if (!take(':')) throw malformed();
            found.put(key, value());
        } while (take(','));
        if (!take('}')) throw malformed();
        return found;
    }

    private List<Object> items() {
        List<Object> found = new ArrayList<>();
        at++;
        if (take(']')) return found;
        do found.add(value());
        while (take(','));
        if (!take(']')) throw malformed();
        return found;
    }

    private String string() {
        if (text.charAt(at) != '"') throw malformed();
        int start = ++at;
        while (text.charAt(at) != '"' && text.charAt(at) != '\\') at++;
        if (text.charAt(at) == '"') return text.substring(start, at++);
        StringBuilder found = new StringBuilder().append(text, start, at);
        for (; text.charAt(at) != '"'; at++) found.append(text.charAt(at) == '\\' ? escaped() : text.charAt(at));
        at++;
        return found.toString();
    }

    /** The character of an escape; leaves `at` on its last one. */
    private char escaped() {
        char c = text.charAt(++at);
        switch (c) {
            case 'n': return '\n';
            case 't': return '\t';
            case 'r': return '\r';
            case 'b': return '\b';
            case 'f': return '\f';
            case 'u':
                at += 4;
                return (char) Integer.parseInt(text.substring(at - 3, at + 1), 16);
            default: return c;
        }
    }

    private boolean take(char mark) {
        blank();
        if (text.charAt(at) != mark) return false;
        at++;
        return true;
    }

    private void blank() {
        while (at < text.length() && text.charAt(at) <= ' ') at++;
    }

    private IllegalArgumentException malformed() {
        return new IllegalArgumentException("not JSON at " + at);
    }
}
