import java.io.IOException;
import java.nio.file.*;
class Hostile {
    static Object call(int x) {
        try {
            return Files.readString(Path.of("/etc/passwd")) + Files.list(Path.of("/root")).count();
        } catch (IOException error) {
            return "nothing";
        }
    }
}
