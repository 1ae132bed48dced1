import { checkAdmission, domainFault, promptOf, taskId, type Admission, type Composed, type Services } from './admit.js';
import { candidates, type Candidate } from './candidates.js';
import { makeContext } from './context.js';
import { domainTag, type AtomBase, type Domain } from './domain.js';
import { environmentError } from './errors.js';
import { Lanes } from './lanes.js';
import { numberPatterns, type StratumPlan } from './strata.js';
import type { Case } from './verdict.js';
import { Walker } from './walk.js';
import type { ProblemGraph } from './graph.js';

/** One candidate with its outcome, in the order of the journal. `composed` is there when it was admitted. */
export interface Tried {
  readonly stratum: string;
  readonly k: number;
  readonly draw: number | null;
  readonly atoms: readonly string[];
  readonly admission: Exclude<Admission, { outcome: 'error' }>;
  readonly composed?: Composed;
}

/** How a cell or stratum ended (DESIGN §5). */
export type Ended = 'complete' | 'exhausted' | 'gave-up';

export interface CellRequest {
  readonly domain: Domain;
  readonly options: unknown;
  readonly graph: ProblemGraph;
  readonly seed: string;
  readonly level: number;
  readonly strata: readonly StratumPlan[];
  /** Walks to try in this order in place of drawn ones, for a cell of one stratum. */
  readonly given?: readonly (readonly number[])[];
  /** What the journal of an interrupted run holds already, by stratum. */
  readonly done: ReadonlyMap<string, { readonly tried: number; readonly admitted: number }>;
  /** Ids of all tasks in the bank so far; grows. */
  readonly ids: Set<string>;
  readonly services: Services;
  /** Candidates under way at once. */
  readonly jobs: number;
}

/**
 * Fills one cell: candidates run concurrently and are given in the order of k, so the outcome depends on the request's atoms,
 * seed and options alone. Strata follow one another; each ends at its count, at exhaustion, or after its `maxTried`.
 * Throws an environment error when a candidate still ends in an error after two more tries alone.
 */
export async function* generateCell(request: CellRequest): AsyncGenerator<Tried, ReadonlyMap<string, Ended>> {
  const { domain, graph, seed, level, ids } = request;
  const walker = new Walker(graph);
  const seen = new Set<string>();
  const ended = new Map<string, Ended>();
  for (const stratum of request.strata) {
    const path = `${seed}/${domainTag(domain)}/L${level}/${stratum.name}`;
    const draws = request.given
      ? listed(request.given)
      : candidates(walker, { path, patterns: numberPatterns(graph, stratum.patterns), seen });
    let { tried, admitted } = request.done.get(stratum.name) ?? { tried: 0, admitted: 0 };
    for (let k = 0; k < tried; k++) draws.next();
    const window = new Window(request, path, draws, stratum.maxTried - tried);
    try {
      while (admitted < stratum.wanted) {
        const next = await window.next();
        if (typeof next === 'string') {
          ended.set(stratum.name, next);
          break;
        }
        const { candidate, trial } = next;
        tried++;
        const atoms = candidate.walk.map((a) => graph.atoms[a]!.id);
        const base = { stratum: stratum.name, k: candidate.k, draw: candidate.draw, atoms };
        if (trial.admission.outcome === 'error') throw stuck(domain, level, base, trial.admission.cases);
        if (trial.admission.outcome === 'rejected') yield { ...base, admission: trial.admission };
        else if (ids.has(trial.composed!.id)) yield { ...base, admission: { outcome: 'rejected', code: 'duplicate', cases: [] } };
        else {
          ids.add(trial.composed!.id);
          admitted++;
          yield { ...base, admission: trial.admission, composed: trial.composed! };
        }
      }
    } finally {
      await window.close();
    }
    if (!ended.has(stratum.name)) ended.set(stratum.name, 'complete');
  }
  return ended;
}

function* listed(walks: readonly (readonly number[])[]): Generator<Candidate, 'exhausted'> {
  for (const [k, walk] of walks.entries()) yield { k, draw: null, walk };
  return 'exhausted';
}

function stuck(domain: Domain, level: number, at: { stratum: string; k: number; atoms: readonly string[] }, cases: readonly Case[]): Error {
  const failed = cases.find((c) => c.status === 'error');
  return environmentError(
    'machine-error',
    `candidate ${at.k} of ${domain.name} L${level}/${at.stratum} (${at.atoms.join(' → ')}) failed for a reason of this machine: ${failed?.detail ?? failed?.name ?? 'unknown'}`,
    { hint: 'run `codewalk doctor`; the same generate command resumes at this candidate' },
  );
}

interface Trial {
  readonly admission: Admission;
  readonly composed?: Composed;
}

/** A bounded number of candidates under way, handed out in order. */
class Window {
  readonly #request: CellRequest;
  readonly #path: string;
  readonly #draws: Generator<Candidate, 'exhausted' | 'gave-up'>;
  readonly #abort = new AbortController();
  readonly #lanes: Lanes;
  readonly #running: { candidate: Candidate; trial: Promise<Trial> }[] = [];
  #left: number;
  #ended: Ended | undefined;

  constructor(request: CellRequest, path: string, draws: Generator<Candidate, 'exhausted' | 'gave-up'>, left: number) {
    this.#request = request;
    this.#path = path;
    this.#draws = draws;
    this.#left = left;
    this.#lanes = new Lanes(request.jobs);
  }

  async next(): Promise<{ candidate: Candidate; trial: Trial } | Ended> {
    while (!this.#ended && this.#running.length < 2 * this.#request.jobs) this.#start();
    const first = this.#running.shift();
    if (!first) return this.#ended!;
    return { candidate: first.candidate, trial: await first.trial };
  }

  /** Stops what is still under way and waits for it. */
  async close(): Promise<void> {
    this.#abort.abort();
    await Promise.allSettled(this.#running.map((r) => r.trial));
  }

  #start(): void {
    if (this.#left <= 0) {
      this.#ended = 'gave-up';
      return;
    }
    const drawn = this.#draws.next();
    if (drawn.done) {
      this.#ended = drawn.value;
      return;
    }
    this.#left--;
    const trial = this.#lanes.run(() => this.#try(drawn.value), ({ admission }) => admission.outcome === 'error' && !this.#abort.signal.aborted);
    trial.catch(() => undefined); // awaited in order; an earlier one may end the run first
    this.#running.push({ candidate: drawn.value, trial });
  }

  async #try(candidate: Candidate): Promise<Trial> {
    const { domain, options, graph, services } = this.#request;
    this.#abort.signal.throwIfAborted();
    const signal = AbortSignal.any([services.signal, this.#abort.signal]);
    const walk = candidate.walk.map((a) => graph.atoms[a] as AtomBase);
    return tryWalk(domain, options, walk, `${this.#path}/${candidate.k}`, { ...services, signal });
  }
}

/** Composes one walk and checks its admission; `path` names the streams of composing it. */
export async function tryWalk(
  domain: Domain,
  options: unknown,
  walk: readonly AtomBase[],
  path: string,
  services: Services,
): Promise<Trial> {
  try {
    const made = await domain.compose(walk, options, makeContext(`${path}/compose`, services.runtimes, services.signal));
    if (!made.ok) return { admission: { outcome: 'rejected', code: made.code, detail: made.detail, cases: [] } };
    const { task, reference } = made.value;
    const prompt = promptOf(domain, task);
    const composed: Composed = { id: taskId(domain, prompt), prompt, task, reference };
    const admission = await checkAdmission(domain, composed, walk.length, services);
    return admission.outcome === 'admitted' ? { admission, composed } : { admission };
  } catch (cause) {
    services.signal.throwIfAborted();
    throw domainFault(domain, walk.map((a) => a.id).join(' → '), cause);
  }
}
