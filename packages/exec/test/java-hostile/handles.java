import java.lang.invoke.*;
class Hostile {
    static Object call(int x) throws Throwable {
        return (int) MethodHandles.lookup().findStatic(Math.class, "abs", MethodType.methodType(int.class, int.class)).invokeExact(x);
    }
}
