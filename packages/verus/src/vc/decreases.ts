/** That a measure is less than another, first things first; each part must be bounded below by 0 where it falls. */
export function less(now: readonly string[], before: readonly string[]): string {
  const [a, ...restNow] = now;
  const [b, ...restBefore] = before;
  if (a === undefined || b === undefined) return 'false';
  const falls = `(and (<= 0 ${a}) (< ${a} ${b}))`;
  return restNow.length === 0 ? falls : `(or ${falls} (and (= ${a} ${b}) ${less(restNow, restBefore)}))`;
}
