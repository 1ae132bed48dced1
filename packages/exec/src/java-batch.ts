import type { JavaLimits, JavaOutcome, JavaRun } from '@codewalk/core';
import { readFrames, writeWork, type Frames, type Ready, type Said, type Segment } from './java-work.js';

/** How one virtual machine ended, as launch.py says it. */
export interface MachineEnd {
  readonly ended: 'exit' | 'cpu' | 'idle' | 'large' | 'start';
  readonly frames: string;
  /** What was printed past what the machine itself takes in. */
  readonly raw: string;
  readonly status: number | null;
}

/** Runs one virtual machine; a text in place of its end where this machine of ours is at fault. */
export type Launch = (work: string, callCpuMs: number) => Promise<MachineEnd | string>;

type Known = JavaOutcome | undefined;

const RAW = 'it writes to a standard stream past System.out and System.err';
const FORGED = 'what came back is not what the driver writes';

/**
 * Calls all sides of some programs with their inputs, in as few virtual machines as they let it. A call that ends its machine, or leaves
 * something behind in it, is made once more, alone, and what comes of that counts; the calls after it are made in a fresh machine.
 */
export class Batch {
  readonly #programs: readonly Ready[];
  readonly #limits: JavaLimits;
  readonly #launch: Launch;
  readonly #outcomes: Known[][][];
  readonly #traces: string[][][];
  /** Programs whose guards say nothing. */
  readonly #unguarded = new Set<number>();
  readonly #unfit = new Map<number, { readonly side: number; readonly why: string }>();
  #lost: string | undefined;

  constructor(programs: readonly Ready[], limits: JavaLimits, launch: Launch) {
    this.#programs = programs;
    this.#limits = limits;
    this.#launch = launch;
    this.#outcomes = programs.map(({ sides, inputs }) => sides.map(() => new Array<Known>(inputs.length)));
    this.#traces = programs.map(({ sides }) => sides.map(() => []));
  }

  async run(): Promise<readonly JavaRun[]> {
    let careful = false;
    for (let left = this.#left(); left.length > 0 && this.#lost === undefined; left = this.#left()) careful = await this.#step(left, careful);
    return this.#programs.map((_, p) => this.#result(p));
  }

  /** One machine for all that is left, up to what stops it. Gives whether the next one has to be careful. */
  async #step(left: readonly Segment[], careful: boolean): Promise<boolean> {
    const end = await this.#machine(left, careful, this.#limits.callCpuMs);
    if (end === null) return false;
    const { frames } = end;
    const printed = end.raw !== '' && !spentMemory(end.raw);
    if (frames.wrong || printed) {
      if (this.#programs.length > 1 || this.#programs[0]!.sides.length > 1) await this.#apart(left);
      else this.#refuseSide(0, 0, frames.wrong ? 'forged' : 'raw-output', frames.wrong ? FORGED : RAW);
      return false;
    }
    this.#takeAll(frames);
    if (frames.whole) return false;
    const last = frames.frames.at(-1);
    if (last?.said.kind === 'left') {
      await this.#alone(last.program, last.side, last.input);
      return false;
    }
    const next = this.#left()[0];
    if (!next) return false;
    const exact = careful || end.ended === 'cpu' || end.ended === 'idle';
    if (!exact) return true;
    await this.#alone(next.program, next.side, next.from);
    return false;
  }

  /** One call in a machine of its own, with twice the time: what comes of it is its outcome. */
  async #alone(program: number, side: number, input: number): Promise<void> {
    const end = await this.#machine([{ program, side, from: input, to: input + 1 }], true, 2 * this.#limits.callCpuMs);
    if (end === null) return;
    const said = end.frames.frames[0]?.said;
    if (said?.kind === 'left') this.#refuseSide(program, side, said.code, said.detail);
    else if (end.raw !== '' && !spentMemory(end.raw)) this.#refuseSide(program, side, 'raw-output', RAW);
    else if (said?.kind === 'spared') this.#refuseSide(program, side, 'forged', FORGED);
    else if (said) this.#take(program, side, input, said);
    else if (end.frames.wrong) this.#refuseSide(program, side, 'forged', FORGED);
    else if (end.ended === 'cpu' || end.ended === 'idle') this.#limit(program, side, input);
    else if (end.ended === 'large') this.#outcomes[program]![side]![input] = { kind: 'limit', limit: 'value' };
    else if (spentMemory(end.raw)) this.#outcomes[program]![side]![input] = { kind: 'limit', limit: 'memory' };
    else this.#refuseSide(program, side, 'exits', 'it ends the virtual machine');
  }

  /** Frames out of order, or something printed past what is captured: which side it was is seen by calling each in machines of its own. */
  async #apart(segments: readonly Segment[]): Promise<void> {
    for (const [p, s] of new Map(segments.map(({ program, side }) => [`${program} ${side}`, [program, side] as const])).values()) {
      const { sides, inputs } = this.#programs[p]!;
      this.#spare(p);
      const spared = inputs.map((_, i) => this.#spentOn(p, s, i));
      const [run] = await new Batch([{ guards: 0, sides: [sides[s]!], inputs: inputs.filter((_, i) => !spared[i]) }], this.#limits, this.#launch).run();
      if (run!.kind === 'lost') this.#lost = run!.why;
      else if (run!.kind === 'refused') this.#refuseUnfit(p, s, run!.problems[0]!.message);
      else {
        let next = 0;
        for (const [i, spare] of spared.entries()) {
          if (spare) continue;
          this.#outcomes[p]![s]![i] = run!.outcomes[0]![next]!;
          this.#traces[p]![s]![i] = run!.traces?.[0]?.[next] ?? '';
          next++;
        }
      }
    }
  }

  async #machine(segments: readonly Segment[], careful: boolean, callCpuMs: number): Promise<(Omit<MachineEnd, 'frames'> & { readonly frames: Frames }) | null> {
    const end = await this.#launch(writeWork(this.#programs, segments, careful, this.#limits), callCpuMs);
    if (typeof end === 'string' || end.ended === 'start') {
      this.#lost = typeof end === 'string' ? end : `a Java virtual machine did not start (status ${end.status}): ${end.raw.trim().split('\n')[0] ?? ''}`;
      return null;
    }
    return { ...end, frames: readFrames(end.frames, segments) };
  }

  #takeAll(frames: Frames): void {
    const guarded = new Set([...this.#programs.keys()].filter((program) => !this.#unguarded.has(program)));
    for (const { program, side, input, said } of frames.frames) {
      if (said.kind !== 'spared') this.#take(program, side, input, said);
      else if (!guarded.has(program)) this.#refuseSide(program, side, 'forged', FORGED);
      else if (side < this.#programs[program]!.guards) this.#skip(program, side, input);
      else if (!this.#spentOn(program, side, input)) this.#unguard(program); // its guard was refused meanwhile
    }
  }

  #take(program: number, side: number, input: number, said: Said): void {
    if (said.kind === 'unfit') this.#refuseUnfit(program, side, said.why);
    if (said.kind !== 'outcome') return;
    // the virtual machine refuses a class once, and from then on says that it is not there
    if (said.outcome.kind === 'refused' && said.outcome.code === 'forbidden-class') return this.#refuseSide(program, side, said.outcome.code, said.outcome.detail);
    if (this.#outcomes[program]![side]![input]?.kind === 'refused') return;
    this.#outcomes[program]![side]![input] = said.outcome;
    this.#traces[program]![side]![input] = said.trace;
  }

  /** A guard that cannot be called guards nothing; a side that cannot makes its program unfit. */
  #refuseUnfit(program: number, side: number, why: string): void {
    const { guards } = this.#programs[program]!;
    if (side < guards) this.#unguard(program);
    else this.#unfit.set(program, { side: side - guards, why });
  }

  #unguard(program: number): void {
    this.#unguarded.add(program);
    for (let guard = 0; guard < this.#programs[program]!.guards; guard++) this.#refuseSide(program, guard, 'outside', 'it guards nothing');
  }

  /** Whether a guard of this side went over a limit that takes long to reach. */
  #spentOn(program: number, side: number, input: number): boolean {
    const { guards } = this.#programs[program]!;
    return side >= guards && this.#outcomes[program]!.slice(0, guards).some((outcomes) => isSpent(outcomes[input]));
  }

  /** Where a guard was spent, what the guards gave is what their sides do. */
  #spare(program: number): void {
    const { guards, inputs } = this.#programs[program]!;
    if (guards === 0) return;
    const outcomes = this.#outcomes[program]!;
    for (let input = 0; input < inputs.length; input++) {
      if (!this.#spentOn(program, guards, input)) continue;
      for (let side = guards; side < outcomes.length; side++) if (outcomes[side - guards]![input]) outcomes[side]![input] ??= outcomes[side - guards]![input];
    }
  }

  #limit(program: number, side: number, input: number): void {
    const outcomes = this.#outcomes[program]![side]!;
    outcomes[input] = { kind: 'limit', limit: 'cpu' };
    if (!this.#hasEnough(outcomes)) return;
    for (let i = 0; i < outcomes.length; i++) outcomes[i] ??= { kind: 'limit', limit: 'skipped' };
  }

  /** A guard is not called any more once it went over its limit often enough. */
  #skip(program: number, side: number, input: number): void {
    const outcomes = this.#outcomes[program]![side]!;
    if (this.#hasEnough(outcomes)) outcomes[input] ??= { kind: 'limit', limit: 'skipped' };
    else if (outcomes[input]?.kind !== 'refused') this.#refuseSide(program, side, 'forged', FORGED);
  }

  readonly #hasEnough = (outcomes: readonly Known[]): boolean => outcomes.filter((outcome) => outcome?.kind === 'limit' && outcome.limit === 'cpu').length >= this.#limits.cpuLimitsPerSide;

  /** What a method does once is what it is: none of its outcomes counts. */
  #refuseSide(program: number, side: number, code: string, detail: string): void {
    this.#outcomes[program]![side]!.fill({ kind: 'refused', code, detail });
  }

  /** The calls whose outcome is not known, in order. */
  #left(): Segment[] {
    const segments: Segment[] = [];
    for (const [program, sides] of this.#outcomes.entries()) {
      if (this.#unfit.has(program)) continue;
      this.#spare(program);
      for (const [side, outcomes] of sides.entries()) {
        for (let from = 0; from < outcomes.length; from++) {
          const open = (input: number): boolean => outcomes[input] === undefined && !this.#spentOn(program, side, input);
          if (!open(from)) continue;
          let to = from + 1;
          while (to < outcomes.length && open(to)) to++;
          segments.push({ program, side, from, to });
          from = to;
        }
      }
    }
    return segments;
  }

  #result(program: number): JavaRun {
    const unfit = this.#unfit.get(program);
    if (unfit) return { kind: 'refused', side: unfit.side, code: 'no-such-method', problems: [{ line: 1, message: unfit.why }] };
    const { guards } = this.#programs[program]!;
    const outcomes = this.#outcomes[program]!.slice(guards);
    if (outcomes.some((side) => side.includes(undefined))) return { kind: 'lost', why: this.#lost ?? 'calls without an outcome' };
    const traces = this.#traces[program]!.slice(guards);
    const traced = traces.some((side) => side.some((trace) => trace !== ''));
    return { kind: 'ran', outcomes: outcomes as JavaOutcome[][], ...(traced ? { traces } : {}) };
  }
}

const isSpent = (outcome: Known): boolean => outcome?.kind === 'limit' && ['cpu', 'memory', 'skipped'].includes(outcome.limit);
const spentMemory = (raw: string): boolean => /insufficient memory|OutOfMemory/.test(raw);
