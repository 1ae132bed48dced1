package codewalk;

import java.net.URI;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.tools.Diagnostic;
import javax.tools.SimpleJavaFileObject;

/** One source in its own package, and what the compiler made of it. */
final class Unit extends SimpleJavaFileObject {
    private static final int MAX_PROBLEMS = 20;

    final String home;
    final String text;
    final Map<String, byte[]> classes = new TreeMap<>();
    final List<String> problems = new ArrayList<>();
    boolean tooLarge;
    boolean unfinished;

    Unit(int number, String source) {
        this("u" + number, source);
    }

    private Unit(String place, String source) {
        super(URI.create("mem:///" + place + "/Unit.java"), Kind.SOURCE);
        home = place + '.';
        text = "package " + place + ";" + source;
    }

    /** What sources with probes name; what is made of it is not used. */
    static Unit trace() {
        return new Unit("codewalk", "public class Trace { public static native void at(int probe); public static native boolean is(int probe, boolean holds); }");
    }

    @Override
    public CharSequence getCharContent(boolean ignoreErrors) {
        return text;
    }

    @Override
    public boolean isNameCompatible(String simpleName, Kind kind) {
        return true;
    }

    void fail(Diagnostic<?> diagnostic) {
        if (diagnostic.getCode() != null && diagnostic.getCode().startsWith("compiler.err.limit")) tooLarge = true;
        if (problems.size() < MAX_PROBLEMS) problems.add(diagnostic.getLineNumber() + " " + diagnostic.getMessage(Locale.ENGLISH));
    }

    void fail(String why) {
        unfinished = true;
        problems.add("1 " + why);
    }

    /** Whether it names the package of another source, which is not there when it runs. */
    boolean namesAnother() {
        for (byte[] bytes : classes.values()) {
            for (String name : new ClassFile(bytes).references) {
                if (!name.startsWith(home) && name.matches("u\\d+\\..*")) return true;
            }
        }
        return false;
    }

    void write(StringBuilder to) {
        if (problems.isEmpty()) writeClasses(to);
        else writeAll(to.append("{\"code\":\"").append(unfinished ? "compiler-limit" : tooLarge ? "too-large" : "does-not-compile").append("\",\"problems\":"), problems).append('}');
    }

    private void writeClasses(StringBuilder to) {
        Set<String> references = new TreeSet<>();
        boolean stateful = false;
        to.append("{\"home\":\"").append(home).append("\",\"classes\":[");
        boolean first = true;
        for (Map.Entry<String, byte[]> made : classes.entrySet()) {
            ClassFile read = new ClassFile(made.getValue());
            stateful |= read.stateful;
            for (String name : read.references) if (!name.startsWith(home)) references.add(name);
            writeAll(first ? to : to.append(','), List.of(made.getKey(), Base64.getEncoder().encodeToString(made.getValue())));
            first = false;
        }
        writeAll(to.append("],\"stateful\":").append(stateful).append(",\"references\":"), references).append('}');
    }

    private static StringBuilder writeAll(StringBuilder to, Iterable<String> texts) {
        char before = '[';
        for (String text : texts) {
            Json.quote(to.append(before), text);
            before = ',';
        }
        return before == '[' ? to.append("[]") : to.append(']');
    }
}
