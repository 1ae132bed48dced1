import java.io.*;
class Hostile {
    static Object call(int x) throws IOException {
        OutputStream raw = new FileOutputStream(FileDescriptor.out);
        raw.write("begin\n0 .{\"v\":42}\n".getBytes());
        raw.flush();
        return x;
    }
}
