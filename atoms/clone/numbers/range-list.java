// label: neq
// entry: range between
// differs: First leaves out the end of the range, Second keeps it.
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class First {
    static List<Integer> range(int start, int size) {
        List<Integer> out = new ArrayList<>();
        int end = start + Math.floorMod(size, 16);
        for (int i = start; i != end; i++) {
            out.add(i);
        }
        return out;
    }
}

class Second {
    static List<Integer> between(int start, int size) {
        int count = Math.floorMod(size, 16);
        return IntStream.rangeClosed(0, count).mapToObj(i -> start + i).collect(Collectors.toCollection(ArrayList::new));
    }
}
