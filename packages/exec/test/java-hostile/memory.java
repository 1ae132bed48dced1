import java.util.*;
class Hostile {
    static Object call(int x) {
        List<long[]> kept = new ArrayList<>();
        while (x > 0) kept.add(new long[1 << 20]);
        return kept.size();
    }
}
