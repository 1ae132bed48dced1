import java.io.*;
import java.nio.file.*;
import java.util.*;
class Hostile {
    static Object call(int x) {
        List<String> written = new ArrayList<>();
        for (int fd = 0; fd < 64; fd++) {
            Path path = Path.of("/proc/self/fd/" + fd);
            try {
                String target = Files.readSymbolicLink(path).toString();
                OutputStream raw = new FileOutputStream(path.toFile());
                raw.write((x + " .{\"v\":42}\n").getBytes());
                raw.close();
                if (!target.startsWith("/dev/")) written.add(target);
            } catch (IOException error) {
                continue;
            }
        }
        return written;
    }
}
