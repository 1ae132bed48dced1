/** Why a method is outside of what can be compared, and what it names. */
export interface Outside {
  readonly code: OutsideCode;
  readonly detail: string;
}

/** In the order in which they are looked for. */
const OUTSIDE = {
  exits: ['ends the virtual machine', /^java\.lang\.(System\.exit|Runtime\b|Shutdown)/],
  native: ['leaves Java', /^java\.lang\.(System\.(load|loadLibrary|mapLibraryName)\(|foreign\.)|^(sun|jdk|com\.sun)\./],
  reflection: [
    'looks at code as data',
    /^java\.lang\.reflect\.(?!Array\b)|^java\.lang\.(ClassLoader|Module|ModuleLayer|StackWalker)\b|^java\.lang\.invoke\.(?!LambdaMetafactory|StringConcatFactory|MethodHandles\$Lookup$|MethodHandles$|MethodHandle$|MethodType$|CallSite$|SerializedLambda)|^java\.lang\.Class\.(forName|newInstance|get(Declared)?(Method|Field|Constructor|Classes|Annotation|Resource|ClassLoader|Module)\w*)\(|^java\.util\.ServiceLoader|^java\.beans\.|^java\.io\.Object(In|Out)put/,
  ],
  threads: [
    'has to do with threads',
    /^java\.lang\.(Thread|ThreadGroup|ThreadLocal|InheritableThreadLocal|Process|ProcessBuilder|ProcessHandle)\b|^java\.lang\.Object\.(wait|notify|notifyAll)\(|^java\.util\.(Timer|TimerTask)\b|^java\.util\.concurrent\.(?!atomic\.|TimeUnit|ConcurrentHashMap|ConcurrentMap|ConcurrentSkipList|ConcurrentLinked|CopyOnWrite|Callable$)|\.parallel(Stream)?\(/,
  ],
  clock: [
    'reads the clock',
    /^java\.lang\.System\.(currentTimeMillis|nanoTime)\(|^java\.time\.(\w+)\.now\(|^java\.time\.(Clock|InstantSource)\b|^java\.util\.Date\.<init>\(\)V|^java\.util\.Calendar\.getInstance\(|^java\.util\.GregorianCalendar\.<init>\((Ljava\/util\/(TimeZone|Locale);)*\)V/,
  ],
  randomness: [
    'draws at random',
    /^java\.lang\.Math\.random\(|^java\.lang\.StrictMath\.random\(|^java\.util\.(Random|SplittableRandom)\.<init>\(\)V|^java\.util\.UUID\.randomUUID\(|^java\.util\.concurrent\.ThreadLocalRandom|^java\.security\.SecureRandom|^java\.util\.random\.|^java\.util\.Collections\.shuffle\(Ljava\/util\/List;\)V/,
  ],
  'files-and-network': [
    'reads or writes outside',
    /^java\.io\.(File|RandomAccessFile|Console)|^java\.nio\.(file|channels)\.|^java\.net\.(?!URI|URLEncoder|URLDecoder)|^java\.lang\.System\.(in$|console\(|inheritedChannel)|^java\.util\.(zip|jar|logging|prefs)\.(?!CRC32|Adler32|Checksum)/,
  ],
  environment: [
    'depends on how the machine is set',
    /^java\.lang\.System\.(getenv|getProperty|setProperty|clearProperty|getProperties|setProperties|setOut|setErr|setIn|gc|runFinalization|identityHashCode)\(|^java\.lang\.(Integer\.getInteger|Long\.getLong|Boolean\.getBoolean)\(|^java\.lang\.ref\.|^java\.security\.(?!MessageDigest|NoSuchAlgorithmException|GeneralSecurityException|DigestException)/,
  ],
  locale: [
    'depends on a locale or a zone',
    /^java\.util\.Locale\.(getDefault|setDefault|getAvailableLocales)\(|^java\.util\.TimeZone\.(getDefault|setDefault)\(|^java\.time\.ZoneId\.systemDefault\(|^java\.text\.(?!StringCharacterIterator|CharacterIterator|ParseException|ParsePosition|Normalizer)|^java\.util\.ResourceBundle|^java\.util\.Currency/,
  ],
  library: ['is of a part of the platform that is not compared', /^javax\.|^java\.(awt|applet|sql|rmi|net\.http)\.|^org\./],
} as const satisfies Record<string, readonly [string, RegExp]>;

export type OutsideCode = keyof typeof OUTSIDE;

/**
 * The first thing that keeps a source outside of what can be compared, by the references that the compiler resolved; null where nothing
 * does. What static state a source keeps itself is for its parser to say.
 */
export function outsideOf(references: readonly string[]): Outside | null {
  for (const [code, [why, pattern]] of Object.entries(OUTSIDE)) {
    const found = references.find((reference) => pattern.test(reference));
    if (found !== undefined) return { code: code as OutsideCode, detail: `${named(found)} ${why}` };
  }
  return null;
}

/** `java.lang.System.exit` of `java.lang.System.exit(I)V`. */
const named = (reference: string): string => reference.replace(/\(.*$/, '').replace(/\.<init>$/, '');
