import java.util.TimeZone;
class Hostile {
    static Object call(int x) {
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
        return x;
    }
}
