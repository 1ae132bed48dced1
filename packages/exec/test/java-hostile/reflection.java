import java.lang.reflect.*;
class Hostile {
    static Object call(int x) throws Exception {
        Class<?> driver = Class.forName("codewalk.Driver", true, ClassLoader.getSystemClassLoader());
        for (Field field : driver.getDeclaredFields()) {
            field.setAccessible(true);
            return field.get(null);
        }
        return x;
    }
}
