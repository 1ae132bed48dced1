package codewalk;

import java.io.InputStream;
import java.util.Locale;
import java.util.TimeZone;

/** What all code in this virtual machine shares, as it was before any was called: to be found unchanged after each call. */
final class MachineState {
    private static final int SETTLE_MS = 100;

    private final InputStream in = System.in;
    private final int properties = System.getProperties().hashCode();
    private final Locale locale = Locale.getDefault();
    private final Locale shown = Locale.getDefault(Locale.Category.DISPLAY);
    private final Locale format = Locale.getDefault(Locale.Category.FORMAT);
    private final TimeZone zone = TimeZone.getDefault();
    private final ThreadGroup root;
    private final int threads;

    MachineState() {
        root = Thread.currentThread().getThreadGroup();
        threads = root.activeCount() + 1; // and the one that calls
    }

    /** What is not as it was, by code and detail; null where all is. Asked by the thread that called. */
    String changed(Capture capture) {
        Thread caller = Thread.currentThread();
        if (System.in != in || System.out != capture.out || System.err != capture.err) return "global-state it replaced a standard stream";
        if (System.getProperties().hashCode() != properties) return "global-state it changed system properties";
        if (!Locale.getDefault().equals(locale) || !Locale.getDefault(Locale.Category.DISPLAY).equals(shown) || !Locale.getDefault(Locale.Category.FORMAT).equals(format)) return "global-state it changed the locale";
        if (!TimeZone.getDefault().equals(zone)) return "global-state it changed the time zone";
        if (Thread.getDefaultUncaughtExceptionHandler() != null || caller.getPriority() != Thread.NORM_PRIORITY || caller.isInterrupted()) return "global-state it changed its thread";
        return threadsLeft() ? "thread it left a thread running" : null;
    }

    private boolean threadsLeft() {
        for (int waited = 0; root.activeCount() > threads; waited += 5) {
            if (waited >= SETTLE_MS) return true;
            try {
                Thread.sleep(5);
            } catch (InterruptedException error) {
                return true;
            }
        }
        return false;
    }
}
