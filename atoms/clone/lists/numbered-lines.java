// label: neq
// entry: numbered withNumbers
// differs: First counts from 1, Second from 0.
// licence: Apache-2.0

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

class First {
    static List<String> numbered(List<String> lines) {
        List<String> out = new ArrayList<>();
        int n = 0;
        for (String line : lines) {
            out.add(++n + ":" + line);
        }
        return out;
    }
}

class Second {
    static List<String> withNumbers(List<String> list) {
        return IntStream.range(0, list.size()).mapToObj(i -> i + ":" + list.get(i)).collect(Collectors.toCollection(ArrayList::new));
    }
}
