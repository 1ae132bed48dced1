import java.net.*;
import java.nio.channels.*;
class Hostile {
    static Object call(int x) throws Exception {
        if (System.inheritedChannel() != null) return "inherited";
        for (String path : new String[] {"channel", "/scratch/channel"}) {
            try (SocketChannel channel = SocketChannel.open(UnixDomainSocketAddress.of(path))) {
                return "connected to " + path;
            } catch (java.io.IOException error) {
                continue;
            }
        }
        return "nothing";
    }
}
