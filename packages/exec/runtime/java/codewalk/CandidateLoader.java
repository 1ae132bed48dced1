package codewalk;

import java.util.Map;

/**
 * Loads the classes of one source, and of the platform what compiled code may name. What would let it out of what is compared, or
 * at the driver, is refused: reflection, method handles, class loaders, and everything of the JDK's own packages.
 */
final class CandidateLoader extends ClassLoader {
    private static final String[] FORBIDDEN = {
        "codewalk.", "sun.", "jdk.", "com.sun.", "java.lang.reflect.", "java.lang.foreign.", "java.lang.instrument.", "java.lang.management.", "javax.", "java.beans.", "java.rmi.",
    };

    private final Map<String, byte[]> classes;
    /** The first class that was asked for in vain because it is forbidden. */
    volatile String refused;

    CandidateLoader(Map<String, byte[]> classes) {
        super(ClassLoader.getPlatformClassLoader());
        this.classes = classes;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (name.equals("codewalk.Trace")) return Trace.class;
        if (forbidden(name)) {
            if (refused == null) refused = name;
            throw new ClassNotFoundException(name);
        }
        return super.loadClass(name, resolve);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = classes.get(name);
        if (bytes == null) throw new ClassNotFoundException(name);
        return defineClass(name, bytes, 0, bytes.length);
    }

    private static boolean forbidden(String name) {
        switch (name) {
            case "java.lang.reflect.Array":
                return false;
            case "java.lang.ClassLoader": case "java.lang.ModuleLayer": case "java.lang.Module": case "java.lang.StackWalker": case "java.lang.invoke.MethodHandles":
            case "java.net.URLClassLoader": case "java.security.SecureClassLoader": case "java.util.ServiceLoader": case "java.io.ObjectInputStream":
                return true;
            default:
                for (String prefix : FORBIDDEN) if (name.startsWith(prefix)) return true;
                return false;
        }
    }
}
