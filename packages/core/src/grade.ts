import type { Domain } from './domain.js';
import { wilson95 } from './statistics.js';

/** One judged answer: a line of an answer file that names a task of the bank. */
export interface Graded {
  readonly task_id: string;
  readonly model: string | null;
  readonly attempt: number;
  readonly status: 'pass' | 'fail' | 'error';
  readonly unparsable?: string;
}

/** The tasks of one (domain, level), each with its label where answers are labels. */
export interface GradedCell {
  readonly domain: Domain;
  readonly level: number;
  readonly tasks: readonly { readonly id: string; readonly label: string | null }[];
}

export interface ClassScore {
  readonly tasks: number;
  readonly passed: number;
  readonly accuracy: number | null;
}

/** The score of one model in one cell. Shapes and meaning: DESIGN §10, docs/json.md. */
export interface CellScore {
  readonly model: string | null;
  readonly domain: string;
  readonly level: number;
  readonly tasks: number;
  /** Distinct attempt numbers of this model; every task is due once an attempt. */
  readonly attempts: number;
  readonly answered: number;
  readonly missing: number;
  readonly unparsable: number;
  readonly errors: number;
  readonly passed: number;
  readonly accuracy: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Accuracy of the best constant answer in this cell. */
  readonly chance: number;
  /** p₁ⁿ: what independent failure alone would predict (paper §4.2); null without a level-1 accuracy. */
  readonly independent?: number | null;
  readonly byClass?: Readonly<Record<string, ClassScore>>;
}

/**
 * Scores by model, domain and level. Missing and unparsable answers are wrong and stay in the denominator; errors of our
 * machine leave it. `models` fixes the rows: a model that answered nothing in a cell still has its row there.
 */
export function scoreCells(cells: readonly GradedCell[], graded: readonly Graded[]): CellScore[] {
  const models = [...new Set(graded.map((g) => g.model))].sort((a, b) => (a === b ? 0 : a === null ? -1 : b === null ? 1 : a < b ? -1 : 1));
  const byTask = new Map<string, Graded[]>();
  for (const g of graded) byTask.set(g.task_id, [...(byTask.get(g.task_id) ?? []), g]);
  return models.flatMap((model) => {
    const attempts = new Set(graded.filter((g) => g.model === model).map((g) => g.attempt)).size;
    const scores = cells.map((cell) => scoreCell(cell, model, attempts, byTask));
    return scores.map((score, i) => {
      if (!cells[i]!.domain.baseline?.independent) return score;
      const one = scores.find((s) => s.domain === score.domain && s.level === 1)?.accuracy ?? null;
      return { ...score, independent: one === null ? null : one ** score.level };
    });
  });
}

function scoreCell({ domain, level, tasks }: GradedCell, model: string | null, attempts: number, byTask: ReadonlyMap<string, readonly Graded[]>): CellScore {
  const of = (id: string): readonly Graded[] => (byTask.get(id) ?? []).filter((g) => g.model === model);
  const lines = tasks.flatMap(({ id }) => of(id));
  const due = tasks.length * attempts;
  const errors = lines.filter((g) => g.status === 'error').length;
  const passed = lines.filter((g) => g.status === 'pass').length;
  const interval = wilson95(passed, due - errors);
  const classes = labelCounts(tasks);
  return {
    model,
    domain: domain.name,
    level,
    tasks: tasks.length,
    attempts,
    answered: lines.length,
    missing: due - lines.length,
    unparsable: lines.filter((g) => g.unparsable !== undefined).length,
    errors,
    passed,
    accuracy: interval && passed / (due - errors),
    low: interval && interval.low,
    high: interval && interval.high,
    chance: tasks.length === 0 ? 0 : Math.max(0, ...classes.values()) / tasks.length,
    ...(domain.answerKind === 'label'
      ? {
          byClass: Object.fromEntries([...classes.keys()].sort().map((label) => {
            const own = tasks.filter((t) => t.label === label);
            const mine = own.flatMap(({ id }) => of(id));
            const counted = own.length * attempts - mine.filter((g) => g.status === 'error').length;
            const right = mine.filter((g) => g.status === 'pass').length;
            return [label, { tasks: own.length, passed: right, accuracy: counted === 0 ? null : right / counted }];
          })),
        }
      : {}),
  };
}

function labelCounts(tasks: GradedCell['tasks']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { label } of tasks) if (label !== null) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}
