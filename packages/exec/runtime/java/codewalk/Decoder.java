package codewalk;

import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Stack;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;

/** Documents (domains/clone/src/java-value.ts has the table) to new objects. */
final class Decoder {
    private static final Map<String, Class<?>> ELEMENTS = new HashMap<>();

    static {
        for (Class<?> type : new Class<?>[] {
            boolean.class, byte.class, short.class, char.class, int.class, long.class, float.class, double.class,
            Boolean.class, Byte.class, Short.class, Character.class, Integer.class, Long.class, Float.class, Double.class,
            Number.class, String.class, CharSequence.class, StringBuilder.class, StringBuffer.class, Object.class, Comparable.class, Class.class,
            Throwable.class, Exception.class, BigInteger.class, BigDecimal.class, Date.class, Calendar.class, Locale.class, Iterable.class,
            Collection.class, List.class, ArrayList.class, LinkedList.class, Vector.class, java.util.Set.class, HashSet.class, Map.class, HashMap.class, Hashtable.class, Properties.class,
        }) ELEMENTS.put(type.getSimpleName(), type);
    }

    private Decoder() {}

    static Object decode(Object document) {
        if (document == null || document instanceof Boolean || document instanceof String) return document;
        if (document instanceof Long) return Math.toIntExact((Long) document);
        if (document instanceof List) return fill(new ArrayList<>(), document);
        Map<String, Object> tagged = Json.object(document);
        switch ((String) tagged.get("$")) {
            case "int": return integer(document);
            case "float": return number(document);
            case "str": return string(document);
            case "set": return fill(new HashSet<>(), tagged.get("items"));
            case "dict": return fill(new HashMap<>(), tagged);
            case "as": return named((String) tagged.get("type"), tagged.get("value"));
            default: throw new IllegalArgumentException("no value: " + tagged.get("$"));
        }
    }

    private static Object named(String type, Object content) {
        if (type.endsWith("[]")) return array(type.substring(0, type.length() - 2), content);
        switch (type) {
            case "byte": case "short": case "char": case "long": case "float": return primitive(type, content);
            case "BigInteger": return integer(content);
            case "BigDecimal": return new BigDecimal((String) content);
            case "StringBuilder": return new StringBuilder(string(content));
            case "StringBuffer": return new StringBuffer(string(content));
            case "Vector": return fill(new Vector<>(), content);
            case "LinkedList": return fill(new LinkedList<>(), content);
            case "Stack": return fill(new Stack<>(), content);
            case "ArrayDeque": return fill(new ArrayDeque<>(), content);
            case "Iterator": return fill(new ArrayList<>(), content).iterator();
            case "Enumeration": return Collections.enumeration(fill(new ArrayList<>(), content));
            case "LinkedHashSet": return fill(new LinkedHashSet<>(), content);
            case "TreeSet": return fill(new TreeSet<>(), content);
            case "LinkedHashMap": return fill(new LinkedHashMap<>(), Json.object(content));
            case "TreeMap": return fill(new TreeMap<>(), Json.object(content));
            case "Hashtable": return fill(new Hashtable<>(), Json.object(content));
            case "Properties": return fill(new Properties(), Json.object(content));
            case "Date": return new Date(whole(content));
            case "Calendar": return calendar(whole(content));
            case "Locale": return Locale.forLanguageTag((String) content);
            case "TimeZone": return TimeZone.getTimeZone((String) content);
            case "BitSet": return bits(content);
            case "Optional": return Optional.ofNullable(decode(content));
            case "Class": return platformClass((String) content);
            case "Throwable": return throwable(Json.list(content));
            case "Object": return new Object();
            case "Thing": return new Thing(string(content));
            case "OtherThing": return new Thing.Other(string(content));
            default: throw new IllegalArgumentException("no value can be made of " + type);
        }
    }

    private static Object array(String element, Object content) {
        if (element.equals("byte")) return bytes((String) Json.object(content).get("hex"));
        if (element.equals("char")) return string(content).toCharArray();
        List<Object> items = Json.list(content);
        boolean nested = element.endsWith("[]");
        Class<?> type = nested ? arrayClass(element) : ELEMENTS.get(element);
        if (type == null) throw new IllegalArgumentException("no array of " + element);
        Object made = Array.newInstance(type, items.size());
        for (int i = 0; i < items.size(); i++) Array.set(made, i, type.isPrimitive() ? primitive(element, items.get(i)) : decode(items.get(i)));
        return made;
    }

    private static Class<?> arrayClass(String name) {
        String element = name.substring(0, name.length() - 2);
        Class<?> type = element.endsWith("[]") ? arrayClass(element) : ELEMENTS.get(element);
        if (type == null) throw new IllegalArgumentException("no array of " + element);
        return type.arrayType();
    }

    /** The document of a primitive without its tag. */
    private static Object primitive(String type, Object content) {
        switch (type) {
            case "boolean": return content;
            case "byte": return (byte) whole(content);
            case "short": return (short) whole(content);
            case "char": return (char) whole(content);
            case "int": return (int) whole(content);
            case "long": return whole(content);
            case "float": return (float) number(content);
            default: return number(content);
        }
    }

    private static long whole(Object document) {
        return document instanceof Long ? (Long) document : integer(document).longValueExact();
    }

    private static BigInteger integer(Object document) {
        return document instanceof Long ? BigInteger.valueOf((Long) document) : new BigInteger((String) Json.object(document).get("hex"), 16);
    }

    private static double number(Object document) {
        return Double.longBitsToDouble(Long.parseUnsignedLong((String) Json.object(document).get("bits"), 16));
    }

    private static String string(Object document) {
        if (document instanceof String) return (String) document;
        StringBuilder text = new StringBuilder();
        for (Object point : Json.list(Json.object(document).get("points"))) text.appendCodePoint((int) whole(point));
        return text.toString();
    }

    private static byte[] bytes(String hex) {
        byte[] made = new byte[hex.length() / 2];
        for (int i = 0; i < made.length; i++) made[i] = (byte) Integer.parseInt(hex.substring(2 * i, 2 * i + 2), 16);
        return made;
    }

    private static <C extends Collection<Object>> C fill(C made, Object items) {
        Object content = items instanceof Map ? Json.object(items).get("items") : items;
        for (Object item : Json.list(content)) made.add(decode(item));
        return made;
    }

    private static <M extends Map<Object, Object>> M fill(M made, Map<String, Object> dict) {
        for (Object entry : Json.list(dict.get("entries"))) made.put(decode(Json.list(entry).get(0)), decode(Json.list(entry).get(1)));
        return made;
    }

    private static Calendar calendar(long millis) {
        Calendar made = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        made.setTimeInMillis(millis);
        return made;
    }

    private static BitSet bits(Object content) {
        BitSet made = new BitSet();
        for (Object place : Json.list(content)) made.set((int) whole(place));
        return made;
    }

    private static Class<?> platformClass(String name) {
        Class<?> known = ELEMENTS.get(name);
        if (known != null) return known;
        try {
            return Class.forName(name, false, ClassLoader.getPlatformClassLoader());
        } catch (ClassNotFoundException error) {
            throw new IllegalArgumentException("no class " + name);
        }
    }

    private static Throwable throwable(List<Object> parts) {
        try {
            Throwable made = (Throwable) platformClass((String) parts.get(0)).getConstructor(String.class).newInstance(parts.get(1) == null ? null : string(parts.get(1)));
            Object cause = decode(parts.get(2));
            return cause == null ? made : made.initCause((Throwable) cause);
        } catch (ReflectiveOperationException error) {
            throw new IllegalArgumentException("no exception can be made of " + parts.get(0));
        }
    }
}
