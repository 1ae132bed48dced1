import { readFileSync, readdirSync } from 'node:fs';

export const repository = new URL('../../', import.meta.url);

/** A fenced block of a page; of a quoted one, the quote too. */
export interface Block {
  readonly page: string;
  readonly line: number;
  readonly language: string;
  readonly body: string;
  /** What the comment `<!-- test: … -->` before it says, about how it is checked. */
  readonly directive: string;
}

export const pageNames = ['README.md', ...readdirSync(new URL('docs/', repository)).filter((name) => name.endsWith('.md')).sort().map((name) => `docs/${name}`)];

export const readPage = (page: string): string => readFileSync(new URL(page, repository), 'utf8');

export function blocksOf(page: string): Block[] {
  const lines = readPage(page).split('\n');
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [, quote, language] = /^(> )?```(.*)$/.exec(lines[i]!) ?? [];
    if (language === undefined) continue;
    const end = lines.findIndex((line, j) => j > i && line === `${quote ?? ''}\`\`\``);
    const before = lines.slice(0, i).findLast((line) => line.trim() !== '') ?? '';
    blocks.push({
      page, line: i + 1, language,
      body: lines.slice(i + 1, end).map((line) => line.slice(quote?.length ?? 0)).join('\n'),
      directive: /^<!-- test: (.*) -->$/.exec(before)?.[1] ?? '',
    });
    i = end;
  }
  return blocks;
}
