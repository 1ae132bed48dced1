import java.io.*;
class Hostile {
    static Object call(int x) {
        System.setOut(new PrintStream(new ByteArrayOutputStream()));
        System.out.println(x);
        return x;
    }
}
