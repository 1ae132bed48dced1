// npm run docs:cli: writes docs/cli.md from the command line itself, so that it cannot say anything else.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { buildProgram } from '../packages/cli/src/main.js';

const HEAD = `# Which commands and flags are there?

\`codewalk --help\` lists the commands, \`codewalk COMMAND --help\` what each takes; this page is made from the same text (\`npm run docs:cli\`). In a checkout, write \`npx codewalk\`.

Results go to stdout, progress and remarks to stderr. With \`--json\`, stdout is one JSON document and nothing else ([json.md](json.md)). A flag given twice is an error, \`--domain\` and \`--set\` aside.

| exit code | meaning |
| --- | --- |
| 0 | done |
| 1 | the result is a no: a task was not admitted again, a cell fell short, an answer names no task of the bank, an atom was refused, a domain breaks its contract |
| 2 | usage or bad input; nothing was written |
| 3 | the machine: a tool is missing, no sandbox works, the disk is full, something could not be judged |
| 70 | a defect of codewalk or of a domain |
| 130 | interrupted; the same command goes on |

[errors.md](errors.md) lists every code behind these numbers.
`;

/** The page: a section for each command, with its arguments, flags and examples. */
export function cliPage(): string {
  return [HEAD, ...leaves(buildProgram(async () => undefined)).map(section)].join('\n');
}

/** All commands that do something, `help` aside, with their whole name. */
export function leaves(command: Command, name = 'codewalk'): { name: string; command: Command }[] {
  if (command.commands.length === 0) return [{ name, command }];
  return command.commands.flatMap((inner) => leaves(inner, `${name} ${inner.name()}`));
}

/** The command lines under "Examples:" of a command's help. */
export function examplesOf(command: Command): string[] {
  let text = '';
  command.configureOutput({ writeOut: (part) => void (text += part) }).outputHelp();
  return [...text.matchAll(/^ {2}\$ (.+)$/gm)].map((match) => match[1]!);
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

function section({ name, command }: { name: string; command: Command }): string {
  const rows = [
    ...command.registeredArguments.map((argument) => [argument.required ? `\`${argument.name()}\`` : `\`[${argument.name()}]\``, argument.description]),
    ...command.options.map((option) => [`\`${option.flags}\`${option.mandatory ? ', required' : ''}`, option.description]),
  ];
  return `## ${name}

${command.description()}

| | |
| --- | --- |
${rows.map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')}

<!-- test: parsed; what each does is tested with the command -->
\`\`\`sh
${examplesOf(command).join('\n')}
\`\`\`
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL('../docs/cli.md', import.meta.url), cliPage());
