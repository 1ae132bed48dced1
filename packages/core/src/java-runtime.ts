import type { TypedValue } from './typed-value.js';

/** One method of one Java source. */
export interface JavaSide {
  /** A whole compilation unit without a package line; imports may stand in it. */
  readonly source: string;
  /** A top-level class of it. An instance method is called on a new instance each time, made without arguments. */
  readonly className: string;
  readonly method: string;
  /** The erased types of its parameters, by simple or full name: `int`, `String`, `byte[]`, `java.util.List`. */
  readonly parameters: readonly string[];
}

/**
 * Arguments of one call. Each call of each side gets copies of its own. Java's types are told apart by `as`: int is a whole number,
 * `long`, `short`, `byte`, `char`, `float` are tagged, double is a float; arrays are `int[]`, `String[]`, `Object[]`, `int[][]`…;
 * domains/clone/src/java-value.ts makes them all.
 */
export interface JavaInput {
  readonly arguments: readonly TypedValue[];
  /** Pairs (i, j) of places, i < j: argument j is the same object as argument i. */
  readonly same?: readonly (readonly [number, number])[];
}

/** Several methods that are called with the same inputs: the two sides of a pair, or one alone. */
export interface JavaProgram {
  /**
   * One for each side: copies that end by count. They are called first; with an input on which one of them goes over a limit of CPU time
   * or memory, no side is called, and what its guard gave is the side's outcome. Guards that do not compile are left out.
   */
  readonly guards?: readonly JavaSide[];
  readonly sides: readonly JavaSide[];
  readonly inputs: readonly JavaInput[];
}

/** What a call left besides its result. Absent where it left nothing. */
export interface JavaEffects {
  /** Arguments that the call changed, as they are after it, by place. */
  readonly changed?: Readonly<Record<string, TypedValue>>;
  readonly out?: string;
  readonly err?: string;
}

/**
 * What came of one call. `limit` says nothing about the method's meaning: CPU time, memory, stack, printed text, or a value too large;
 * `skipped`: not called, since the side had gone over a limit often enough. `refused`: it did what is outside of what is compared,
 * and `code` names that: `exits`, `thread`, `global-state`, `raw-output`, `forbidden-class`, `forged`, or for its result what `readTyped` refuses.
 */
export type JavaOutcome =
  | { readonly kind: 'returned'; readonly value: TypedValue; readonly effects?: JavaEffects }
  /** By full class name; of a class of the program's own, the nearest class of the platform. */
  | { readonly kind: 'threw'; readonly exception: string; readonly effects?: JavaEffects }
  | { readonly kind: 'limit'; readonly limit: 'cpu' | 'memory' | 'stack' | 'output' | 'value' | 'skipped' }
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string };

/** One thing that the compiler says, by line of the source. */
export interface JavaProblem {
  readonly line: number;
  readonly message: string;
}

/**
 * What compiling one source gave. `references`: every class (`java.lang.Thread`), field (`java.lang.System.in`) and method
 * (`java.lang.System.exit(I)V`) outside the source that its class files name, sorted: resolved by the compiler, so nothing hides from it but
 * reflection, which is a reference.
 */
export type JavaCompiled =
  | { readonly kind: 'compiled'; readonly references: readonly string[] }
  | { readonly kind: 'refused'; readonly code: 'does-not-compile' | 'too-large' | 'compiler-limit'; readonly problems: readonly JavaProblem[] }
  | { readonly kind: 'lost'; readonly why: string };

/** `outcomes[side][input]`; equal outcomes of one program are often one object. */
export type JavaRun =
  /** `traces[side][input]`: for sources with probes (`codewalk.Trace.at(n)`), which were passed and how often, in powers of two: `0:1 3:2`. */
  | { readonly kind: 'ran'; readonly outcomes: readonly (readonly JavaOutcome[])[]; readonly traces?: readonly (readonly string[])[] }
  | { readonly kind: 'refused'; readonly side: number; readonly code: 'does-not-compile' | 'too-large' | 'compiler-limit' | 'no-such-method'; readonly problems: readonly JavaProblem[] }
  | { readonly kind: 'lost'; readonly why: string };

/** Bounds of one call, memory aside, which is the virtual machine's. */
export interface JavaLimits {
  /** CPU time of one call; one that goes over it is called once more, alone, with twice as much, before that counts. */
  readonly callCpuMs: number;
  /** Printed text of one call, both streams together. */
  readonly outputBytes: number;
  /** JSON of one result. */
  readonly valueBytes: number;
  /** Calls of one side, or of its guard, that may go over a limit of CPU time before the rest is skipped. */
  readonly cpuLimitsPerSide: number;
}

export const defaultJavaLimits: JavaLimits = { callCpuMs: 500, outputBytes: 64 * 1024, valueBytes: 1024 * 1024, cpuLimitsPerSide: 3 };

export interface JavaRunOptions {
  readonly limits?: Partial<JavaLimits>;
  /** Each program in a virtual machine of its own, in place of many in one. */
  readonly isolated?: boolean;
}

/** Java: one warm compiler, in which no compiled code ever runs, and sandboxed virtual machines that run it. */
export interface JavaRuntime {
  /** Compiles each source for itself; what one says has no bearing on another. Sources compiled before are remembered. */
  compile(sources: readonly string[], signal: AbortSignal): Promise<readonly JavaCompiled[]>;
  /**
   * Compiles and calls. Programs share virtual machines one after the other, a class loader each; one that ends its machine, or leaves
   * something behind in it, is run alone before that counts, and the others again without it.
   */
  run(programs: readonly JavaProgram[], signal: AbortSignal, options?: JavaRunOptions): Promise<readonly JavaRun[]>;
}
