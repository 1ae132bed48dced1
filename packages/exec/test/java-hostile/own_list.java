import java.util.*;
class Hostile {
    static Object call(int x) {
        return new ArrayList<Integer>() {
            @Override
            public Iterator<Integer> iterator() {
                System.exit(3);
                return null;
            }
        };
    }
}
