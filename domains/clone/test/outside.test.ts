import { describe, expect, it } from 'vitest';
import { outsideOf } from '../src/outside.js';

describe('references', () => {
  it.each([
    ['java.lang.System.exit(I)V', 'exits'], ['java.lang.Runtime', 'exits'], ['java.lang.System.load(Ljava/lang/String;)V', 'native'], ['sun.misc.Unsafe', 'native'], ['java.lang.reflect.Method', 'reflection'],
    ['java.lang.Class.forName(Ljava/lang/String;)Ljava/lang/Class;', 'reflection'], ['java.lang.invoke.MethodHandles.lookup()Ljava/lang/invoke/MethodHandles$Lookup;', 'reflection'], ['java.lang.Thread', 'threads'], ['java.lang.Object.wait()V', 'threads'],
    ['java.util.concurrent.ExecutorService', 'threads'], ['java.util.List.parallelStream()Ljava/util/stream/Stream;', 'threads'], ['java.lang.System.nanoTime()J', 'clock'], ['java.util.Date.<init>()V', 'clock'], ['java.time.LocalDate.now()Ljava/time/LocalDate;', 'clock'],
    ['java.util.Calendar.getInstance()Ljava/util/Calendar;', 'clock'], ['java.util.GregorianCalendar.<init>()V', 'clock'], ['java.lang.Math.random()D', 'randomness'], ['java.util.Random.<init>()V', 'randomness'], ['java.util.UUID.randomUUID()Ljava/util/UUID;', 'randomness'],
    ['java.io.FileReader', 'files-and-network'], ['java.nio.file.Files', 'files-and-network'], ['java.net.Socket', 'files-and-network'], ['java.lang.System.in', 'files-and-network'], ['java.lang.System.getProperty(Ljava/lang/String;)Ljava/lang/String;', 'environment'],
    ['java.lang.System.identityHashCode(Ljava/lang/Object;)I', 'environment'], ['java.util.Locale.getDefault()Ljava/util/Locale;', 'locale'], ['java.text.SimpleDateFormat', 'locale'], ['java.awt.Color', 'library'], ['javax.swing.JFrame', 'library'],
  ])('%s is outside as %s', (reference, code) => {
    expect(outsideOf(['java.lang.Object', reference])).toMatchObject({ code });
  });

  it.each([
    'java.lang.System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V', 'java.lang.System.out', 'java.util.Date.<init>(J)V', 'java.util.Random.<init>(J)V', 'java.util.GregorianCalendar.<init>(III)V', 'java.lang.reflect.Array.getLength(Ljava/lang/Object;)I', 'java.lang.Class.getName()Ljava/lang/String;',
    'java.lang.invoke.LambdaMetafactory', 'java.lang.invoke.MethodHandles', 'java.lang.invoke.MethodHandles$Lookup', 'java.lang.Object.hashCode()I', 'java.util.concurrent.ConcurrentHashMap', 'java.util.concurrent.atomic.AtomicInteger', 'java.net.URLEncoder', 'java.io.StringReader', 'java.util.Locale.ROOT', 'java.lang.String.toLowerCase()Ljava/lang/String;',
  ])('%s is not', (reference) => {
    expect(outsideOf([reference])).toBe(null);
  });

  it('are named as they are written', () => {
    expect(outsideOf(['java.util.Date.<init>()V'])).toEqual({ code: 'clock', detail: 'java.util.Date reads the clock' });
  });
});
