package codewalk;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.TreeSet;

/** What a class file names, and whether it keeps static state: read from its constants and the heads of its fields and methods. */
final class ClassFile {
    private static final int UTF8 = 1, INTEGER = 3, FLOAT = 4, LONG = 5, DOUBLE = 6, CLASS = 7, STRING = 8, FIELD = 9, METHOD = 10, INTERFACE_METHOD = 11, NAME_AND_TYPE = 12;
    private static final int METHOD_HANDLE = 15, METHOD_TYPE = 16, DYNAMIC = 17, INVOKE_DYNAMIC = 18, MODULE = 19, PACKAGE = 20;
    private static final int STATIC = 0x0008, FINAL = 0x0010;

    private final Object[] constants;
    private final int[][] pairs;
    /** `java.lang.Thread`, `java.lang.System.in`, `java.lang.System.exit(I)V`: classes and members, by their owner as it is written. */
    final Set<String> references = new TreeSet<>();
    /** A static field that is not final, or a static initialiser. */
    boolean stateful;

    ClassFile(byte[] bytes) {
        try {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
            in.skipBytes(8);
            int count = in.readUnsignedShort();
            constants = new Object[count];
            pairs = new int[count][];
            readConstants(in, count);
            collect();
            in.skipBytes(6);
            in.skipBytes(2 * in.readUnsignedShort());
            readMembers(in, true);
            readMembers(in, false);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private void readConstants(DataInputStream in, int count) throws IOException {
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case UTF8: constants[i] = in.readUTF(); break;
                case CLASS: pairs[i] = new int[] {tag, in.readUnsignedShort()}; break;
                case STRING: case METHOD_TYPE: case MODULE: case PACKAGE: in.skipBytes(2); break;
                case METHOD_HANDLE: in.skipBytes(3); break;
                case FIELD: case METHOD: case INTERFACE_METHOD: case NAME_AND_TYPE: pairs[i] = new int[] {tag, in.readUnsignedShort(), in.readUnsignedShort()}; break;
                case INTEGER: case FLOAT: case DYNAMIC: case INVOKE_DYNAMIC: in.skipBytes(4); break;
                case LONG: case DOUBLE: in.skipBytes(8); i++; break;
                default: throw new IOException("constant " + tag);
            }
        }
    }

    private void collect() {
        for (int[] pair : pairs) {
            if (pair == null || pair[0] == NAME_AND_TYPE) continue;
            String owner = className(pair[0] == CLASS ? pair : pairs[pair[1]]);
            if (owner == null) continue;
            references.add(pair[0] == CLASS ? owner : owner + '.' + member(pair[0], pairs[pair[2]]));
        }
    }

    private String member(int kind, int[] nameAndType) {
        String name = (String) constants[nameAndType[1]];
        return kind == FIELD ? name : name + constants[nameAndType[2]];
    }

    /** The class, or the element class of an array; null where that is primitive. */
    private String className(int[] pair) {
        String name = (String) constants[pair[1]];
        if (name.startsWith("[")) {
            String element = name.substring(name.lastIndexOf('[') + 1);
            return element.startsWith("L") ? element.substring(1, element.length() - 1).replace('/', '.') : null;
        }
        return name.replace('/', '.');
    }

    private void readMembers(DataInputStream in, boolean fields) throws IOException {
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            int access = in.readUnsignedShort();
            Object name = constants[in.readUnsignedShort()];
            in.skipBytes(2);
            if (fields && (access & STATIC) != 0 && (access & FINAL) == 0 || !fields && "<clinit>".equals(name)) stateful = true;
            for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
                in.skipBytes(2);
                in.skipNBytes(in.readInt());
            }
        }
    }
}
