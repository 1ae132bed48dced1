package codewalk;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One method and the classes it is of. Where those keep static state, each call is given classes of its own. */
final class Side {
    /** It cannot be called at all, or not with this input. */
    static final class Unfit extends Exception {
        Unfit(String why) {
            super(why);
        }
    }

    private final Map<String, byte[]> classes = new HashMap<>();
    private final String className;
    private final String method;
    private final List<Object> parameters;
    private final boolean stateful;
    final boolean guard;
    final boolean guarded;
    private CandidateLoader loader;
    private Method found;
    private Constructor<?> maker;

    Side(Map<String, Object> job) {
        for (Object entry : Json.list(job.get("classes"))) classes.put((String) Json.list(entry).get(0), Base64.getDecoder().decode((String) Json.list(entry).get(1)));
        className = (String) job.get("class");
        method = (String) job.get("method");
        parameters = Json.list(job.get("parameters"));
        stateful = (Boolean) job.get("stateful");
        guard = "guard".equals(job.get("role"));
        guarded = "guarded".equals(job.get("role"));
    }

    /** Loads what the next call needs, without running any of it. */
    void prepare() throws Unfit {
        if (loader != null && !stateful) {
            loader.refused = null;
            return;
        }
        loader = new CandidateLoader(classes);
        found = null;
        try {
            Class<?> type = loader.loadClass(className);
            for (Method candidate : type.getDeclaredMethods()) if (matches(candidate)) found = candidate;
            if (found == null) throw new Unfit("there is no method " + method + " with parameters " + parameters);
            found.setAccessible(true);
            if (Modifier.isStatic(found.getModifiers())) return;
            maker = type.getDeclaredConstructor();
            maker.setAccessible(true);
        } catch (ReflectiveOperationException | LinkageError error) {
            if (loader.refused == null) throw new Unfit("it cannot be called: " + error);
            found = null;
        }
    }

    /** The first forbidden class that the last call asked for, or null. */
    String refused() {
        return loader.refused;
    }

    Object call(Object[] arguments) throws Unfit, ReflectiveOperationException {
        if (found == null) return null; // what it names is refused
        Object target = maker == null ? null : maker.newInstance();
        try {
            return found.invoke(target, arguments);
        } catch (IllegalArgumentException error) {
            throw new Unfit("the arguments do not fit: " + error.getMessage());
        }
    }

    private boolean matches(Method candidate) {
        Class<?>[] types = candidate.getParameterTypes();
        if (candidate.isSynthetic() || !candidate.getName().equals(method) || types.length != parameters.size()) return false;
        for (int i = 0; i < types.length; i++) {
            Object name = parameters.get(i);
            if (!types[i].getSimpleName().equals(name) && !types[i].getTypeName().equals(name)) return false;
        }
        return true;
    }
}
