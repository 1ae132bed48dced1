package codewalk;

/** An object known by its text, for parameters that take any object. */
public class Thing implements Comparable<Thing> {
    final String text;

    Thing(String text) {
        this.text = text;
    }

    @Override
    public String toString() {
        return text;
    }

    @Override
    public boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && ((Thing) other).text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public int compareTo(Thing other) {
        return text.compareTo(other.text);
    }

    /** The same text, of another class. */
    public static final class Other extends Thing {
        Other(String text) {
            super(text);
        }
    }
}
