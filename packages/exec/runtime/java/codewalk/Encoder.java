package codewalk;

import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TimeZone;

/** Objects to documents: one value, one text. What is not of the platform itself is refused, so that no compiled code is run by looking. */
final class Encoder {
    private static final int MAX_DEPTH = 60;

    /** The value has no document; `code` is one that core's readTyped knows. */
    static final class Refused extends RuntimeException {
        final String code;
        final String type;

        Refused(String code, String type) {
            super(null, null, false, false);
            this.code = code;
            this.type = type;
        }
    }

    /** The text grew past its limit. */
    static final class TooLarge extends RuntimeException {
        TooLarge() {
            super(null, null, false, false);
        }
    }

    private final StringBuilder to;
    private final int limit;

    private Encoder(StringBuilder to, int limit) {
        this.to = to;
        this.limit = limit;
    }

    static void encode(Object value, StringBuilder to, int limit) {
        new Encoder(to, to.length() + limit).write(value, 0);
    }

    static boolean ofPlatform(Class<?> type) {
        return type.getClassLoader() == null || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
    }

    private void write(Object value, int depth) {
        if (to.length() > limit) throw new TooLarge();
        if (depth > MAX_DEPTH) throw new Refused("too-deep", value.getClass().getName());
        if (value == null) to.append("null");
        else if (value instanceof Boolean || value instanceof Integer) to.append(value);
        else if (value instanceof String) text((String) value);
        else if (value instanceof Double) number((Double) value);
        else if (value.getClass().isArray()) array(value, depth);
        else if (value instanceof Thing) thing((Thing) value);
        else if (!ofPlatform(value.getClass())) throw new Refused(value instanceof Collection || value instanceof Map ? "subclass" : "unknown-type", ownName(value.getClass()));
        else if (value instanceof List) items((List<?>) value, depth);
        else if (value instanceof Set) set((Set<?>) value, depth);
        else if (value instanceof Map) dict((Map<?, ?>) value, depth);
        else scalar(value, depth);
    }

    private void scalar(Object value, int depth) {
        if (value instanceof Long) as("long", () -> whole((Long) value));
        else if (value instanceof Short) as("short", () -> to.append(value));
        else if (value instanceof Byte) as("byte", () -> to.append(value));
        else if (value instanceof Character) as("char", () -> to.append((int) (Character) value));
        else if (value instanceof Float) as("float", () -> number((Float) value));
        else if (value instanceof StringBuilder || value instanceof StringBuffer) as(value.getClass().getSimpleName(), () -> text(value.toString()));
        else if (value instanceof BigInteger) as("BigInteger", () -> big((BigInteger) value));
        else if (value instanceof BigDecimal) as("BigDecimal", () -> text(value.toString()));
        else if (value instanceof Date) as("Date", () -> whole(((Date) value).getTime()));
        else if (value instanceof Calendar) as("Calendar", () -> whole(((Calendar) value).getTimeInMillis()));
        else if (value instanceof Class) as("Class", () -> text(ownName((Class<?>) value)));
        else if (value instanceof Locale) as("Locale", () -> text(((Locale) value).toLanguageTag()));
        else if (value instanceof TimeZone) as("TimeZone", () -> text(((TimeZone) value).getID()));
        else if (value instanceof BitSet) as("BitSet", () -> list(((BitSet) value).stream().boxed().iterator(), depth));
        else if (value instanceof Optional) as("Optional", () -> write(((Optional<?>) value).orElse(null), depth + 1));
        else if (value instanceof Map.Entry) as("Entry", () -> write(Arrays.asList(((Map.Entry<?, ?>) value).getKey(), ((Map.Entry<?, ?>) value).getValue()), depth + 1));
        else if (value instanceof Enum) as(value.getClass().getSimpleName(), () -> text(((Enum<?>) value).name()));
        else if (value instanceof Collection) as("Collection", () -> list(((Collection<?>) value).iterator(), depth));
        else if (value instanceof Throwable) exception((Throwable) value);
        else if (value.getClass() == Object.class) as("Object", () -> to.append("null"));
        else if (value.getClass().getName().startsWith("java.time.")) as(value.getClass().getSimpleName(), () -> text(value.toString()));
        else if (value instanceof Iterator || value instanceof Enumeration || value instanceof java.util.stream.BaseStream) throw new Refused("lazy", value.getClass().getName());
        else throw new Refused("unknown-type", value.getClass().getName());
    }

    private void as(String type, Runnable content) {
        to.append("{\"$\":\"as\",\"type\":\"").append(type).append("\",\"value\":");
        content.run();
        to.append('}');
    }

    private void text(String value) {
        if (value.length() > limit) throw new TooLarge();
        if (wellFormed(value)) {
            Json.quote(to, value);
            return;
        }
        to.append("{\"$\":\"str\",\"points\":[");
        int[] points = value.codePoints().toArray();
        for (int i = 0; i < points.length; i++) to.append(i == 0 ? "" : ",").append(points[i]);
        to.append("]}");
    }

    private static boolean wellFormed(String value) {
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (!Character.isSurrogate(c)) continue;
            if (Character.isLowSurrogate(c) || i + 1 == value.length() || !Character.isLowSurrogate(value.charAt(i + 1))) return false;
            i++;
        }
        return true;
    }

    private void whole(long value) {
        if (value >= -9007199254740991L && value <= 9007199254740991L) to.append(value);
        else big(BigInteger.valueOf(value));
    }

    private void big(BigInteger value) {
        if (value.abs().bitLength() <= 53) to.append(value);
        else to.append("{\"$\":\"int\",\"hex\":\"").append(value.toString(16)).append("\"}");
    }

    private void number(double value) {
        String bits = Long.toHexString(Double.doubleToLongBits(value));
        to.append("{\"$\":\"float\",\"bits\":\"").append("0000000000000000", 0, 16 - bits.length()).append(bits).append("\"}");
    }

    private void array(Object value, int depth) {
        Class<?> element = value.getClass().getComponentType();
        Class<?> root = element;
        while (root.isArray()) root = root.getComponentType();
        if (!ofPlatform(root) && root != Thing.class) throw new Refused("unknown-type", ownName(root) + "[]");
        as(value.getClass().getSimpleName(), () -> {
            if (element == byte.class) bytes((byte[]) value);
            else if (element == char.class) text(new String((char[]) value));
            else elements(value, element.isPrimitive(), depth);
        });
    }

    private void bytes(byte[] value) {
        if (value.length > limit) throw new TooLarge();
        to.append("{\"$\":\"bytes\",\"hex\":\"");
        for (byte b : value) to.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
        to.append("\"}");
    }

    private void elements(Object value, boolean primitive, int depth) {
        to.append('[');
        for (int i = 0, length = Array.getLength(value); i < length; i++) {
            if (i > 0) to.append(',');
            if (to.length() > limit) throw new TooLarge();
            if (primitive) bare(Array.get(value, i));
            else write(Array.get(value, i), depth + 1);
        }
        to.append(']');
    }

    private void bare(Object value) {
        if (value instanceof Long) whole((Long) value);
        else if (value instanceof Float) number((Float) value);
        else if (value instanceof Double) number((Double) value);
        else to.append(value);
    }

    private void items(List<?> value, int depth) {
        list(value.iterator(), depth);
    }

    private void list(Iterator<?> items, int depth) {
        to.append('[');
        for (boolean first = true; items.hasNext(); first = false) {
            if (!first) to.append(',');
            write(items.next(), depth + 1);
        }
        to.append(']');
    }

    private void set(Set<?> value, int depth) {
        List<String> items = new ArrayList<>();
        for (Object item : value) items.add(apart(item, depth + 1));
        Collections.sort(items);
        to.append("{\"$\":\"set\",\"items\":[").append(String.join(",", items)).append("]}");
    }

    private void dict(Map<?, ?> value, int depth) {
        List<String> entries = new ArrayList<>();
        for (Map.Entry<?, ?> entry : value.entrySet()) entries.add('[' + apart(entry.getKey(), depth + 1) + ',' + apart(entry.getValue(), depth + 1) + ']');
        Collections.sort(entries);
        to.append("{\"$\":\"dict\",\"entries\":[").append(String.join(",", entries)).append("]}");
    }

    private String apart(Object value, int depth) {
        StringBuilder text = new StringBuilder();
        new Encoder(text, limit).write(value, depth);
        return text.toString();
    }

    private void thing(Thing value) {
        as(value instanceof Thing.Other ? "OtherThing" : "Thing", () -> text(value.text));
    }

    private void exception(Throwable value) {
        to.append("{\"$\":\"exception\",\"type\":");
        Json.quote(to, platformName(value.getClass()));
        to.append('}');
    }

    /** The name of the nearest class of the platform: names of a program's own classes are its own business. */
    static String platformName(Class<?> type) {
        while (!ofPlatform(type)) type = type.getSuperclass();
        return type.getName();
    }

    /** Without the package that sources are compiled in. */
    private static String ownName(Class<?> type) {
        return ofPlatform(type) ? type.getName() : type.getName().substring(type.getName().indexOf('.') + 1);
    }
}
