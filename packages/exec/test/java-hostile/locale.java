import java.util.Locale;
class Hostile {
    static Object call(int x) {
        Locale.setDefault(Locale.GERMANY);
        return String.format("%.1f", x / 2.0);
    }
}
