import {
  candidates, CodewalkError, domainTag, graphFor, judgeAnswer, Lanes, makeContext, numberPatterns, planStrata, promptOf, taskId, tryWalk, verifyContext, Walker,
  type AtomBase, type Candidate, type Composed, type Context, type Domain, type Judged, type Pool, type ProblemGraph, type Services, type StratumPlan, type Verdict,
} from '@codewalk/core';
import { asMachine, type Ambient } from './ambient.js';
import { wrapRuntimes } from './runtimes.js';
import { DomainThrew, watchDomain } from './watched.js';

/** What the suite runs on. */
export interface CheckRequest {
  /** Verified atoms: walks are drawn from these. */
  readonly pool: Pool;
  /** As the domain's schema gave them. */
  readonly options: unknown;
  readonly services: Services;
  /** What all chance of the suite is drawn from; default `0`. */
  readonly seed?: string | undefined;
  /** Tasks of each level that are checked; default 2. */
  readonly tasks?: number | undefined;
  /** Verdicts under way at once; default 1. */
  readonly jobs?: number | undefined;
}

/** One drawn walk that was composed. */
export interface Drawn {
  readonly level: number;
  /** Stream path and atoms, for messages. */
  readonly where: string;
  readonly path: string;
  readonly walk: readonly AtomBase[];
  readonly composed: Composed;
  /** Why admission said no although no part of the domain gave a reason of its own; such a task is checked all the same. */
  readonly condemned?: string;
}

export interface Sample {
  /** What is checked: admitted tasks, and those that only the engine refused. */
  readonly tasks: readonly Drawn[];
  /** Composed walks beside them, refused with a code of the domain's own. */
  readonly others: readonly Drawn[];
  readonly levels: readonly SampledLevel[];
}

export interface SampledLevel {
  readonly level: number;
  readonly tried: number;
  readonly wanted: number;
  readonly found: number;
  /** Why candidates gave no task: how many of each code, and the first one in words. */
  readonly refused: ReadonlyMap<string, { readonly times: number; readonly first: string }>;
}

/** The machine failed at a verdict three times: nothing is known about the domain. */
export class MachineFailed extends Error {}

/** Codes that admission gives where the domain broke its contract and had no reason of its own. */
const CONDEMNED = ['reference-unreadable', 'reference-fails', 'unstable', 'empty-answer-passes'];

/** Candidates tried for each wanted task before a level is given up. */
const TRIES = 100;
const MAX_OTHERS = 6;

/** A watched domain with the tasks drawn from its pool, and the engine's ways to judge them. */
export class Subject {
  readonly domain: Domain;
  readonly options: unknown;
  readonly pool: Pool;
  readonly seed: string;
  readonly services: Services;
  /** Every look at clock and chance so far. */
  readonly ambient: Ambient[] = [];
  readonly #tasks: number;
  readonly #lanes: Lanes;
  #sample: Promise<Sample> | undefined;

  constructor(domain: Domain, { pool, options, services, seed = '0', tasks = 2, jobs = 1 }: CheckRequest) {
    this.domain = watchDomain(domain, (seen) => this.ambient.push(seen));
    this.options = options;
    this.pool = pool;
    this.seed = seed;
    this.services = { runtimes: wrapRuntimes(services.runtimes, (call) => asMachine(call)), signal: services.signal };
    this.#tasks = tasks;
    this.#lanes = new Lanes(jobs);
  }

  /** Levels that are checked: the lowest, 2 and 3, as far as the domain has them. */
  get levels(): number[] {
    const { min, max } = this.domain.levels;
    return [...new Set([min, 2, 3])].filter((level) => level >= min && level <= max);
  }

  /** Tasks from walks of the pool, drawn once and shared by all checks. */
  sample(): Promise<Sample> {
    return (this.#sample ??= this.#draw());
  }

  context(task: Drawn): Context {
    return verifyContext(task.composed.id, this.services);
  }

  /** The task as the bank would give it back: fresh objects each time. */
  compose(walk: readonly AtomBase[], path: string): ReturnType<Domain['compose']> {
    return this.domain.compose(structuredClone(walk), this.options, makeContext(`${path}/compose`, this.services.runtimes, this.services.signal));
  }

  /** Judges a text as grading does. Throws `MachineFailed` when it still ends in an error after two tries alone. */
  async judge(task: Drawn, text: string, ctx?: Context): Promise<Judged> {
    const judged = await this.#lanes.run(
      () => judgeAnswer(this.domain, task.composed.task, text, ctx ?? this.context(task)),
      ({ verdict }) => verdict.status === 'error',
    );
    if (judged.verdict.status === 'error') throw new MachineFailed(`${task.where}: ${failing(judged.verdict)}`);
    return judged;
  }

  /** The reference as it would be sent. */
  rendered(task: Drawn): string {
    return this.domain.answer.render(task.composed.task, task.composed.reference);
  }

  async #draw(): Promise<Sample> {
    const levels = await Promise.all(this.levels.map((level) => this.#drawLevel(level)));
    return { tasks: levels.flatMap((l) => l.tasks), others: levels.flatMap((l) => l.others), levels };
  }

  async #drawLevel(level: number): Promise<SampledLevel & { tasks: Drawn[]; others: Drawn[] }> {
    const { domain, pool, options, seed } = this;
    const graph = graphFor(domain, pool, level);
    const seen = new Set<string>();
    const tasks: Drawn[] = [];
    const others: Drawn[] = [];
    const refused = new Map<string, { times: number; first: string }>();
    let tried = 0;
    let total = 0;
    for (const stratum of spread(planStrata(domain, options, { level, wanted: this.#tasks }))) {
      total += stratum.wanted;
      const path = `${seed}/${domainTag(domain)}/L${level}/${stratum.name}`;
      let found = 0;
      let left = stratum.wanted * TRIES;
      for (const candidate of candidates(new Walker(graph), { path, patterns: numberPatterns(graph, stratum.patterns), seen })) {
        this.services.signal.throwIfAborted();
        tried++;
        const { drawn, no } = await this.#try(graph, candidate, path, level);
        if (no) refused.set(no.code, { times: (refused.get(no.code)?.times ?? 0) + 1, first: refused.get(no.code)?.first ?? no.detail });
        if (drawn && (!no || drawn.condemned !== undefined)) {
          found++;
          tasks.push(drawn);
        } else if (drawn && others.length < MAX_OTHERS) others.push(drawn);
        if (found >= stratum.wanted || --left <= 0) break;
      }
    }
    return { level, tried, wanted: total, found: tasks.length, refused, tasks, others };
  }

  /** One candidate through the engine's admission; `drawn` whenever it could be composed. */
  async #try(graph: ProblemGraph, { k, walk: places }: Candidate, path: string, level: number): Promise<{ drawn?: Drawn; no?: { code: string; detail: string } }> {
    const walk = places.map((place) => graph.atoms[place]!);
    const own = `${path}/${k}`;
    const where = `${own} (${walk.map((a) => a.id).join(' → ')})`;
    const base = { level, where, path: own, walk };
    let code: string;
    let detail: string;
    try {
      const trial = await this.#lanes.run(() => tryWalk(this.domain, this.options, structuredClone(walk), own, this.services), ({ admission }) => admission.outcome === 'error');
      const { admission } = trial;
      if (admission.outcome === 'error') throw new MachineFailed(`${where}: ${failing({ status: 'error', cases: admission.cases })}`);
      if (admission.outcome === 'admitted') return { drawn: { ...base, composed: trial.composed! } };
      code = admission.code;
      detail = admission.detail ?? failing({ status: 'fail', cases: admission.cases });
    } catch (error) {
      if (!(error instanceof CodewalkError && error.kind === 'bug')) throw error;
      code = 'threw';
      detail = error.cause instanceof DomainThrew ? error.cause.message : error.message;
    }
    const composed = await this.#composeAgain(walk, own);
    if (!composed) return { no: { code, detail } };
    return { no: { code, detail }, drawn: { ...base, composed, ...(CONDEMNED.includes(code) || code === 'threw' ? { condemned: `${code}: ${detail}` } : {}) } };
  }

  async #composeAgain(walk: readonly AtomBase[], path: string): Promise<Composed | undefined> {
    try {
      const made = await this.compose(walk, path);
      if (!made.ok) return undefined;
      const { task, reference } = made.value as { task: unknown; reference: unknown };
      const prompt = promptOf(this.domain, task);
      return { id: taskId(this.domain, prompt), prompt, task, reference };
    } catch {
      return undefined; // counted as `threw` by the caller
    }
  }
}

/** Every stratum gets a task, however small its share. */
const spread = (strata: readonly StratumPlan[]): StratumPlan[] => strata.map((s) => ({ ...s, wanted: Math.max(1, s.wanted) }));

/** What a verdict stumbled on, in words. */
export function failing({ cases }: Verdict): string {
  const bad = cases.find((c) => c.status !== 'pass');
  if (!bad) return 'every case passed';
  return `${bad.status === 'limit' ? 'limit at ' : ''}${bad.name}${bad.detail === undefined ? '' : `: ${bad.detail}`}`;
}
