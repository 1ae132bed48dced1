import Table from 'cli-table3';

const PLAIN = { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '', top: '', 'top-mid': '', 'top-left': '', 'top-right': '', bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '', left: '', right: '', middle: '  ' };

/** A table without lines; columns named with a leading `>` are set to the right. */
export function table(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const made = new Table({
    head: columns.map((c) => c.replace(/^>/, '')),
    colAligns: columns.map((c) => (c.startsWith('>') ? 'right' : 'left')),
    chars: PLAIN,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  made.push(...rows.map((row) => row.map(String)));
  return made.toString().split('\n').map((line) => line.trimEnd()).join('\n');
}

export const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`);
