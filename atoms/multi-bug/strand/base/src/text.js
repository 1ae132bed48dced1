/** Text: wrapping, cutting, counting, templates. */

/** The lines of a text wrapped at a width; a word that is longer stands alone on its line. */
export function wrap(text, width) {
  const lines = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line === '') line = word;
    else if (line.length + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** The text cut to a length, an ellipsis included where something was cut. */
export function truncate(text, length) {
  const letters = text.split('');
  if (letters.length <= length) return text;
  return `${letters.slice(0, Math.max(0, length - 1)).join('')}…`;
}

/** The text without the indentation that all of its lines share; lines of blanks do not count. */
export function dedent(text) {
  const lines = text.split('\n');
  const indents = lines.map((line) => line.length - line.trimStart().length);
  const shared = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}

/** The text with its lines moved in; empty lines stay empty. */
export function indent(text, by) {
  return text.split('\n').map((line) => ' '.repeat(by) + line).join('\n');
}

/** Words in small letters with dashes between them, without accents or signs. */
export function slug(text) {
  return text
    .normalize('NFC')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The words of a text in any of the usual writings: `camelCase`, `snake_case`, `with-dashes`, `HTTPServer`. */
export function words(text) {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
}

export function camelCase(text) {
  return words(text)
    .map((word, i) => (i === 0 ? word.toLowerCase() : word[0].toUpperCase() + word.slice(1).toLowerCase()))
    .join('');
}

export function snakeCase(text) {
  return words(text).map((word) => word.toLowerCase()).join('_');
}

/** `1 file`, `2 files`, `2 boxes`, `3 cities`. */
export function plural(count, word) {
  if (count === 1) return `${count} ${word}`;
  if (/y$/.test(word)) return `${count} ${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${count} ${word}es`;
  return `${count} ${word}s`;
}

/** The template with `{name}` and `{a.b}` replaced; `{{` and `}}` stand for the braces themselves. */
export function fill(template, values) {
  return template.replace(/\{\{|\}\}|\{([\w.]+)\}/g, (whole, name) => {
    const value = name.split('.').reduce((at, key) => at?.[key], values);
    if (!value) throw new Error(`there is no value for {${name}}`);
    return String(value);
  });
}

/** How often a piece occurs, places that overlap left out. */
export function count(text, piece) {
  if (piece === '') return 0;
  let found = 0;
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1)) found++;
  return found;
}

/** The shared beginning of all texts. */
export function commonPrefix(texts) {
  if (texts.length === 0) return '';
  let length = Math.min(...texts.map((text) => text.length));
  for (const text of texts) while (!text.startsWith(texts[0].slice(0, length))) length--;
  return texts[0].slice(0, length);
}

/** Compares texts as people sort them: runs of digits by their value. */
export function naturally(a, b) {
  const [left, right] = [a, b].map((text) => text.match(/\d+|\D+/g) ?? []);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const numbers = /^\d/.test(left[i]) && /^\d/.test(right[i]);
    const order = left[i] < right[i] ? -1 : left[i] > right[i] ? 1 : 0;
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** Columns of cells made even, two blanks between them, none at the end of a line. */
export function columns(rows) {
  const widths = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  return rows.map((row) => row.map((cell, i) => cell.padEnd(widths[i])).join('  ')).join('\n');
}
