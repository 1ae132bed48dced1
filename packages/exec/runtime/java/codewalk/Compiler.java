package codewalk;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles sources, many at a time, each in a package of its own; never loads what it made. A line `{"sources": [text, …], "cpuMs"}` on
 * stdin gives one line on stdout: for each source what was made of it, or why nothing.
 */
public final class Compiler {
    private static final List<String> OPTIONS = Arrays.asList("-proc:none", "-implicit:none", "-nowarn", "-Xlint:none", "-g:none", "-Xmaxerrs", "100000", "-XDstringConcat=inline");
    /** In place of an answer where one took too long, or too much memory: the one who asked starts another. */
    private static final int TOO_LONG = 3, TOO_LARGE = 4;

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager platform = compiler.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
    private volatile long busySince = -1;
    private volatile long cpuNanos;

    private Compiler() throws Exception {
        platform.setLocation(StandardLocation.CLASS_PATH, List.of());
        platform.setLocation(StandardLocation.SOURCE_PATH, List.of());
    }

    public static void main(String[] args) throws Exception {
        PrintStream replies = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8), 1 << 16);
        Compiler compiler = new Compiler();
        long worker = Thread.currentThread().getId();
        Thread watch = new Thread(() -> compiler.watch(worker), "watch");
        watch.setDaemon(true);
        watch.start();
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            Map<String, Object> request = Json.object(Json.parse(line));
            StringBuilder reply = new StringBuilder();
            try {
                compiler.cpuNanos = (Long) request.get("cpuMs") * 1_000_000;
                compiler.busySince = ManagementFactory.getThreadMXBean().getThreadCpuTime(worker);
                compiler.answer(Json.list(request.get("sources")), reply);
                compiler.busySince = -1;
            } catch (OutOfMemoryError error) {
                Runtime.getRuntime().halt(TOO_LARGE);
            }
            replies.println(reply);
            replies.flush();
        }
    }

    private void watch(long worker) {
        while (true) {
            long since = busySince;
            if (since >= 0 && ManagementFactory.getThreadMXBean().getThreadCpuTime(worker) - since > cpuNanos) Runtime.getRuntime().halt(TOO_LONG);
            try {
                Thread.sleep(50);
            } catch (InterruptedException error) {
                return;
            }
        }
    }

    private void answer(List<Object> sources, StringBuilder reply) {
        List<Unit> units = new ArrayList<>();
        for (Object source : sources) units.add(new Unit(units.size(), (String) source));
        compile(units);
        for (Unit unit : units) if (unit.namesAnother()) compileAlone(unit);
        reply.append('[');
        for (Unit unit : units) unit.write(reply.length() == 1 ? reply : reply.append(','));
        reply.append(']');
    }

    private void compileAlone(Unit unit) {
        unit.classes.clear();
        unit.problems.clear();
        compile(List.of(unit));
    }

    /** Those with errors are left out until the others compile; what the compiler chokes on is narrowed down by halves. */
    private void compile(List<Unit> all) {
        List<Unit> left = new ArrayList<>(all);
        while (!left.isEmpty()) {
            boolean whole = attempt(left);
            if (whole) return;
            for (Unit unit : left) unit.classes.clear();
            if (!left.removeIf(unit -> !unit.problems.isEmpty())) break;
        }
        if (left.size() == 1) left.get(0).fail("it cannot be compiled");
        if (left.size() <= 1) return;
        compile(left.subList(0, left.size() / 2));
        compile(left.subList(left.size() / 2, left.size()));
    }

    private boolean attempt(List<Unit> units) {
        Map<URI, Unit> bySource = new HashMap<>(); // diagnostics name a wrapper of the source that was given
        for (Unit unit : units) bySource.put(unit.toUri(), unit);
        List<Unit> all = new ArrayList<>(units);
        if (units.stream().anyMatch(unit -> unit.text.contains("codewalk.Trace."))) all.add(Unit.trace());
        try {
            return compiler.getTask(Writer.nullWriter(), new Manager(platform, all), diagnostic -> {
                Unit unit = diagnostic.getSource() == null ? null : bySource.get(diagnostic.getSource().toUri());
                if (unit != null && diagnostic.getKind() == Diagnostic.Kind.ERROR) unit.fail(diagnostic);
            }, OPTIONS, null, all).call();
        } catch (StackOverflowError | RuntimeException error) {
            return false; // nested too deep for the compiler, or a flaw of it
        }
    }

    /** Takes in class files, and gives no source or class but the platform's. */
    private static final class Manager extends ForwardingJavaFileManager<StandardJavaFileManager> {
        private final Map<String, Unit> byHome = new HashMap<>();

        Manager(StandardJavaFileManager platform, List<Unit> units) {
            super(platform);
            for (Unit unit : units) byHome.put(unit.home, unit);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(JavaFileManager.Location location, String className, JavaFileObject.Kind kind, FileObject sibling) {
            Unit unit = byHome.get(className.substring(0, className.indexOf('.') + 1));
            return new SimpleJavaFileObject(URI.create("mem:///" + className.replace('.', '/') + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return new ByteArrayOutputStream() {
                        @Override
                        public void close() {
                            unit.classes.put(className, toByteArray());
                        }
                    };
                }
            };
        }
    }
}
