import wilson from 'wilson-score-interval';

/** The Wilson 95% interval of a proportion, clipped to [0, 1]; null for no trials. */
export function wilson95(successes: number, trials: number): { low: number; high: number } | null {
  if (trials === 0) return null;
  const { left, right } = wilson(successes, trials);
  return { low: Math.max(0, left), high: Math.min(1, right) };
}
