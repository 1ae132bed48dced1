import java.util.stream.*;
class Hostile {
    static Object call(int x) {
        return IntStream.range(0, x);
    }
}
