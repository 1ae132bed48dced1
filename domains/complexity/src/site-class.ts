import { compare, format, power, toLabel, type Growth, type Label } from './growth.js';

/** What a site can be decided to be: a growth of the algebra, or n^p·log log n, which is never a label. */
export type SiteClass = Growth | { readonly kind: 'loglog'; readonly p: number };

/** The label of a decided class, or null. */
export function labelOf(decided: SiteClass): Label | null {
  return decided.kind === 'loglog' ? null : toLabel(decided);
}

export function formatClass(decided: SiteClass): string {
  if (decided.kind !== 'loglog') return format(decided);
  return decided.p === 0 ? 'log log n' : `${format(power(decided.p))} log log n`;
}

/** Below 0 when a grows slower than b; log log n stands between 1 and log n. */
export function compareClasses(a: SiteClass, b: SiteClass): number {
  return compare(ranked(a), ranked(b));
}

function ranked(decided: SiteClass): Growth {
  return decided.kind === 'loglog' ? power(decided.p, 0.5) : decided;
}
