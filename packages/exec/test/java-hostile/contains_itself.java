import java.util.*;
class Hostile {
    static Object call(int x) {
        List<Object> list = new ArrayList<>();
        list.add(list);
        return list;
    }
}
