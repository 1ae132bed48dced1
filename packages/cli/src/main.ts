import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { usageError, type CodewalkError } from '@codewalk/core';
import type { AnswerKind } from './commands/answers.js';
import { Interrupted, INTERRUPTED } from './interrupt.js';
import { exitCodes, makeOutput, report, type Output } from './output.js';
import { version } from './version.js';

const positive = (text: string): number => {
  if (!/^[1-9][0-9]{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of 1 or more.');
  return Number(text);
};

const levelList = (text: string): number[] => {
  if (!/^[0-9]+(,[0-9]+)*$/.test(text)) throw new InvalidArgumentError('It must be whole numbers with commas between, like 1,2,3.');
  const levels = text.split(',').map(Number);
  if (levels.some((l) => l < 1)) throw new InvalidArgumentError('Levels start at 1.');
  return levels;
};

const collect = (value: string, before: readonly string[] | undefined): string[] => [...(before ?? []), value];

/** Flags that may stand more than once (DESIGN §10). */
const REPEATABLE = ['--domain', '--set'];

/** Every flag that takes a value, of all commands. */
function valued(program: Command): Set<string> {
  const own = program.options.filter((o) => o.required).flatMap((o) => [o.long, o.short]);
  return new Set([...own.filter((flag) => flag != null), ...program.commands.flatMap((command) => [...valued(command)])] as string[]);
}

/** Refuses a flag that stands twice and so says two things, and one that is given nothing, or the next flag. */
function checkWords(argv: readonly string[], takesValue: ReadonlySet<string>): void {
  const seen = new Set<string>();
  for (const [i, word] of argv.entries()) {
    if (word === '--') return;
    if (word === '' || word.endsWith('=') && word.startsWith('--')) {
      const before = word === '' ? argv[i - 1] : word.slice(0, -1);
      throw usageError('empty-word', `${before?.startsWith('-') ? before : `word ${i + 1}`} is empty`, { hint: 'a shell variable may be unset' });
    }
    const flag = /^(--[a-z][a-z-]*|-[a-zA-Z])(?:=|$)/.exec(word)?.[1] ?? /^-j(?=[0-9])/.exec(word)?.[0];
    if (takesValue.has(word) && argv[i + 1]?.startsWith('--')) {
      throw usageError('no-value', `${word} is followed by ${argv[i + 1]!} in place of its value`, { hint: `write ${word}=… where a value begins with dashes` });
    }
    if (flag === undefined || REPEATABLE.includes(flag)) continue;
    const name = flag === '-j' ? '--jobs' : flag;
    if (seen.has(name)) throw usageError('flag-twice', `${flag} is given twice`);
    seen.add(name);
  }
}

/** What commander refuses, in the form of all other errors. */
function asUsage({ code, message }: CommanderError, argv: readonly string[]): CodewalkError {
  const [first, ...rest] = message.replace(/^error: /, '').split('\n');
  const near = /^\(Did you mean (.*)\?\)$/s.exec(rest.join('\n'))?.[1];
  const words = argv.filter((word) => /^[a-z]+$/.test(word));
  const command = ['atoms', 'domain'].includes(words[0] ?? '') ? words.slice(0, 2).join(' ') : (words[0] ?? '');
  const help = code === 'commander.unknownCommand' || code === 'commander.help' ? 'codewalk --help lists the commands' : `codewalk ${command} --help lists what it takes`;
  return usageError('usage', code === 'commander.help' ? 'a command is missing' : first!, { hint: near ? `did you mean ${near}?` : help });
}

type Flags = Record<string, never>;

/** Runs one command line and gives its exit code. Prints; never throws. */
export async function main(argv: readonly string[]): Promise<number> {
  let code = 0;
  const json = argv.includes('--json');
  const run = (work: (output: Output) => Promise<number>, flags: { json?: boolean; quiet?: boolean }): Promise<void> =>
    work(makeOutput(flags)).then((result) => void (code = result));
  const program = buildProgram(run);
  try {
    checkWords(argv, valued(program));
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) {
      if (error.exitCode === 0) return 0;
      // its help was printed already
      return error.code === 'commander.help' && !json ? exitCodes.usage : report(asUsage(error, argv), json);
    }
    if (error instanceof Interrupted) {
      process.stderr.write('interrupted\n');
      return INTERRUPTED;
    }
    return report(error, json);
  }
}

/** The command line as data; `run` gets the work of the command that was named. */
export function buildProgram(run: (work: (output: Output) => Promise<number>, flags: { json?: boolean; quiet?: boolean }) => Promise<void>): Command {
  const program = new Command('codewalk')
    .description('Coding benchmarks and training tasks, made by composing verified atomic problems.')
    .version(version)
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .addHelpText('after', examples('codewalk generate --domain complexity --levels 1,2,3 --count 20 --seed 42 --out bank', 'codewalk grade bank --answers answers.jsonl'));

  const command = (name: string, summary: string, ...lines: string[]): Command => {
    const made = program.command(name).description(summary).exitOverride().allowExcessArguments(false).addHelpText('after', examples(...lines));
    return made.option('--json', 'one JSON document on stdout and nothing else (docs/json.md)');
  };
  const jobs = new Option('-j, --jobs <n>', 'jobs at once (default: one a core)').argParser(positive);
  const seed = new Option('--seed <seed>', 'what all chance is drawn from (default: 0)');
  const quiet = new Option('--quiet', 'no progress and no remarks');

  command('generate', 'Make a bank of level-N tasks, or go on with an interrupted one.',
    'codewalk generate --domain complexity --levels 1,2,3,10 --count 80 --seed 42 --out bank',
    'codewalk generate --config codewalk.config.ts --out bank -j 2')
    .option('--config <file>', 'a config file: codewalk.config.ts, .js or .json')
    .option('--domain <name>', 'a built-in domain, npm package or path; may be repeated (default: all that can run here)', collect)
    .option('--preset <name>', "a domain's preset of levels and counts")
    .addOption(new Option('--levels <list>', 'levels, like 1,2,3 (default: 1,2,3)').argParser(levelList))
    .addOption(new Option('--count <n>', 'tasks in each cell (default: 10)').argParser(positive))
    .addOption(seed)
    .option('--atoms <dir>', 'a folder of atom files in place of the bundled pool')
    .option('--set <domain.option=value>', 'an option of a domain; may be repeated', collect)
    .addOption(new Option('--max-tried <n>', 'candidates a cell may try before it gives up (default: 200 × count)').argParser(positive))
    .requiredOption('--out <dir>', 'the bank: a new folder, or one to resume')
    .addOption(jobs)
    .option('--accept-toolchain', 'resume although tool versions differ from those that began the bank')
    .option('--dry-run', 'say what would be made, and write nothing')
    .addOption(quiet)
    .action((flags) => run(async (output) => (await import('./commands/generate.js')).generate(flags, output), flags));

  command('admit', 'Check a bank again, task by task, or admit groups that you name.',
    'codewalk admit bank',
    'codewalk admit --domain complexity --groups groups.jsonl --out bank   # a line: {"atoms": ["id", …]}')
    .argument('[bank]', 'the bank to check')
    .option('--domain <name>', 'only this domain, or the domain of the groups; may be repeated', collect)
    .addOption(new Option('--limit <n>', 'only the first n tasks').argParser(positive))
    .option('--groups <file>', 'admit these groups in place of checking a bank')
    .option('--atoms <dir>', 'a folder of atom files in place of the bundled pool (with --groups)')
    .addOption(new Option('--seed <seed>', 'what chance in composing is drawn from (with --groups; default: 0)'))
    .option('--out <dir>', 'the bank that the groups make (with --groups)')
    .addOption(jobs)
    .addOption(quiet)
    .action((bank: string | undefined, flags) => run((output) => admit(bank, flags, output), flags));

  command('grade', 'Judge answers with the checks that admitted the tasks.',
    'codewalk grade bank --answers answers.jsonl --out verdicts.jsonl   # a line: {"task_id", "answer", "model"?, "attempt"?}',
    'codewalk grade bank --answers answers.jsonl --json')
    .argument('<bank>', 'the bank that the tasks come from')
    .requiredOption('--answers <file>', 'JSONL, one answer a line')
    .option('--domain <name>', 'only this domain; may be repeated', collect)
    .option('--out <file>', "write each answer's verdict here, as JSONL")
    .option('--pass-to-pass', 'also require what worked before, in domains that can say what that is')
    .option('--allow-unsandboxed', 'run answers although no sandbox works here')
    .addOption(jobs)
    .addOption(quiet)
    .action((bank: string, flags) => run(async (output) => (await import('./commands/grade.js')).grade(bank, flags, output), flags));

  command('show', 'Show what a bank holds, or one task as a solver sees it.',
    'codewalk show bank',
    'codewalk show bank complexity-0123456789ab --reference')
    .argument('<bank>', 'the bank')
    .argument('[task]', "a task's id")
    .option('--reference', 'show the reference answer too')
    .option('--domain <name>', "the task's domain, where it does not come with codewalk (with --reference)")
    .option('--to <dir>', 'lay the task out as files in a new folder')
    .action((bank: string, task: string | undefined, flags) => run(async (output) => (await import('./commands/show.js')).show(bank, { ...flags, ...(task === undefined ? {} : { task }) }, output), flags));

  command('answers', 'Write an answer file whose score is known beforehand, as a control.',
    'codewalk answers bank --reference --out references.jsonl',
    'codewalk answers bank --shuffled --seed 1 --out shuffled.jsonl')
    .argument('<bank>', 'the bank')
    .option('--reference', 'the references: all must pass')
    .option('--empty', 'empty answers: none may pass')
    .option('--unchanged', 'the files as shown, unsolved')
    .option('--shuffled', 'the references, each at the place of another task of its cell')
    .option('--domain <name>', 'only this domain; may be repeated', collect)
    .addOption(seed)
    .requiredOption('--out <file>', 'the answer file')
    .action((bank: string, flags: Flags) => run(async (output) => (await import('./commands/answers.js')).answers(bank, { ...(flags as object), kind: kindOf(flags), out: flags['out']! }, output), flags));

  command('graph', 'Say what the graph of a pool is like, and write it as a file.',
    'codewalk graph --domain complexity',
    'codewalk graph --domain complexity --to complexity.gexf   # for Gephi; also .graphml, .dot, .json')
    .requiredOption('--domain <name>', 'the domain')
    .option('--atoms <dir>', 'a folder of atom files in place of the bundled pool')
    .option('--to <file>', 'write the graph: .gexf, .graphml, .dot or .json')
    .addOption(jobs)
    .addOption(quiet)
    .action((flags) => run(async (output) => (await import('./commands/graph.js')).graphCommand(flags, output), flags));

  const atoms = program.command('atoms').description('List, verify and import the atoms of a domain.').exitOverride()
    .addHelpText('after', examples('codewalk atoms list --domain complexity', 'codewalk atoms verify --domain complexity --atoms my-atoms'));
  const atomsCommand = (name: string, summary: string, ...lines: string[]): Command =>
    atoms.command(name).description(summary).exitOverride().allowExcessArguments(false)
      .requiredOption('--domain <name>', 'the domain')
      .option('--atoms <dir>', 'a folder of atom files in place of the bundled pool')
      .addOption(jobs)
      .option('--json', 'one JSON document on stdout and nothing else (docs/json.md)')
      .addOption(quiet)
      .addHelpText('after', examples(...lines));
  atomsCommand('list', 'List atoms, and whether each is in the pool.', 'codewalk atoms list --domain complexity', 'codewalk atoms list --domain complexity --atoms my-atoms --json')
    .action((flags) => run(async (output) => (await import('./commands/atoms.js')).listAtoms(flags, output), flags));
  atomsCommand('verify', 'Verify new and changed atoms and write pool.lock.json beside them.', 'codewalk atoms verify --domain complexity --atoms my-atoms', 'codewalk atoms verify --domain complexity --all -j 2')
    .option('--all', 'verify every atom, also those that the lock knows')
    .action((flags) => run(async (output) => (await import('./commands/atoms.js')).verifyAtoms(flags, output), flags));

  const sourceCommand = (name: string, summary: string, ...lines: string[]): Command =>
    atoms.command(name).description(summary).exitOverride().allowExcessArguments(false)
      .requiredOption('--domain <name>', 'the domain')
      .requiredOption('--out <dir>', 'a new folder for the atom files')
      .option('--set <source.option=value>', 'an option of the source; may be repeated', collect)
      .addOption(jobs)
      .option('--json', 'one JSON document on stdout and nothing else (docs/json.md)')
      .addOption(quiet)
      .addHelpText('after', examples(...lines));
  const runSource = (source: string, path: string, flags: Flags): Promise<void> => run(async (output) => (await import('./commands/atoms-source.js')).runSource(source, path, flags as never, output), flags);
  sourceCommand('import', 'Turn a public data set into atom files, and say why each of the rest gives none.',
    'codewalk atoms import codecomplex python_data.jsonl --domain complexity --out codecomplex-atoms', 'codewalk atoms list --domain complexity --atoms codecomplex-atoms')
    .argument('<source>', 'one of the sources of the domain')
    .argument('<path>', 'the file or folder of the data set')
    .action(runSource);
  sourceCommand('mine', 'Find atoms in the history of a repository, by running it. The same command goes on after an interruption.',
    'codewalk atoms mine my-repository --domain multi-bug --out my-atoms', 'codewalk atoms mine my-repository --domain multi-bug --since 2022-01-01 --limit 500 --out my-atoms')
    .argument('<repo>', 'a git repository on this machine; it is only read')
    .option('--since <date>', 'only commits from that day on')
    .addOption(new Option('--limit <n>', 'look at so many commits at most, the newest first').argParser(positive))
    .action((repo: string, flags: Flags) => runSource('mine', repo, flags));
  sourceCommand('inject', 'Make atoms by putting mistakes into a repository. The same command goes on after an interruption.',
    'codewalk atoms inject my-repository --domain multi-bug --out my-atoms', 'codewalk atoms inject my-repository --domain multi-bug --limit 100 --out my-atoms -j 2')
    .argument('<repo>', 'a git repository on this machine; it is only read')
    .addOption(new Option('--limit <n>', 'make so many atoms at most').argParser(positive))
    .action((repo: string, flags: Flags) => runSource('inject', repo, flags));

  const domain = program.command('domain').description('The domains that tasks come from.').exitOverride()
    .addHelpText('after', examples('codewalk domain init my-domain', 'codewalk domain check ./my-domain/my-domain.ts'));
  domain.command('list').description('List the built-in domains.').exitOverride().allowExcessArguments(false)
    .option('--json', 'one JSON document on stdout and nothing else (docs/json.md)')
    .addHelpText('after', examples('codewalk domain list', 'codewalk domain list --json'))
    .action((flags) => run(async (output) => (await import('./commands/domain.js')).listDomains(output), flags));

  domain.command('check').description('Run the contract suite on a domain: built-in, npm package or path.').exitOverride().allowExcessArguments(false)
    .argument('<spec>', 'a built-in domain, npm package or path')
    .option('--atoms <dir>', 'a folder of atom files in place of the bundled pool')
    .option('--set <domain.option=value>', 'an option of the domain; may be repeated', collect)
    .addOption(new Option('--tasks <n>', 'tasks of each level that are checked (default: 2)').argParser(positive))
    .addOption(seed)
    .addOption(jobs)
    .option('--json', 'one JSON document on stdout and nothing else (docs/json.md)')
    .addOption(quiet)
    .addHelpText('after', examples('codewalk domain check ./my-domain/my-domain.ts', 'codewalk domain check complexity --tasks 1 --json'))
    .action((spec: string, flags) => run(async (output) => (await import('./commands/domain-check.js')).checkDomainCommand(spec, flags, output), flags));
  domain.command('init').description('Write a working domain of one file, with its test, into a new folder.').exitOverride().allowExcessArguments(false)
    .argument('<name>', 'the name of the domain and of its folder')
    .option('--json', 'one JSON document on stdout and nothing else (docs/json.md)')
    .addHelpText('after', examples('codewalk domain init my-domain', 'codewalk domain init my-domain --json'))
    .action((name: string, flags) => run(async (output) => (await import('./commands/domain-init.js')).initDomain(name, output), flags));

  command('verus', 'Verify one Verus program.', 'codewalk verus proof.rs', 'codewalk verus proof.rs --solver native --json')
    .argument('<file>', 'a Rust file with a verus! block')
    .addOption(new Option('--verifier <name>', 'embedded, or the real verus of this machine (default: embedded)').choices(['embedded', 'verus']))
    .addOption(new Option('--solver <name>', "the embedded verifier's solver: wasm, or the native z3 (default: wasm)").choices(['wasm', 'native']))
    .action((file: string, flags) => run(async (output) => (await import('./commands/verus.js')).verus(file, flags, output), flags));

  command('doctor', 'Say which tools are here, which domains need them, and how code is confined.', 'codewalk doctor', 'codewalk doctor --json')
    .action((flags) => run(async (output) => (await import('./commands/doctor.js')).doctor(output), flags));
  return program;
}

const examples = (...lines: string[]): string => `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}\n`;

interface AdmitFlags {
  readonly domain?: readonly string[];
  readonly groups?: string;
  readonly out?: string;
  readonly atoms?: string;
  readonly seed?: string;
  readonly limit?: number;
  readonly jobs?: number;
}

async function admit(bank: string | undefined, { groups, out, atoms, seed, ...rest }: AdmitFlags, output: Output): Promise<number> {
  if (groups === undefined) {
    if (bank === undefined) throw usageError('no-bank', 'name a bank to check, or --groups to admit', { hint: 'codewalk admit --help' });
    for (const [flag, value] of [['--out', out], ['--atoms', atoms], ['--seed', seed]] as const) {
      if (value !== undefined) throw usageError('bad-flag', `${flag} goes with --groups`);
    }
    return (await import('./commands/admit.js')).admitBank(bank, rest, output);
  }
  if (bank !== undefined) throw usageError('bad-flag', 'a bank and --groups are two different things to admit: give one');
  if (rest.limit !== undefined) throw usageError('bad-flag', '--limit goes with a bank');
  if (out === undefined) throw usageError('no-out', '--groups needs --out, the bank that they make');
  const [domain, ...more] = rest.domain ?? [];
  if (domain === undefined || more.length > 0) throw usageError('no-domain', '--groups needs exactly one --domain');
  return (await import('./commands/admit-groups.js')).admitGroups({ domain, groups, out, ...(atoms === undefined ? {} : { atoms }), ...(seed === undefined ? {} : { seed }), ...(rest.jobs === undefined ? {} : { jobs: rest.jobs }) }, output);
}

function kindOf(flags: Flags): AnswerKind {
  const answerKinds: readonly AnswerKind[] = ['reference', 'empty', 'unchanged', 'shuffled'];
  const given = answerKinds.filter((kind) => flags[kind]);
  if (given.length === 1) return given[0]!;
  throw usageError('no-kind', `give exactly one of ${answerKinds.map((k) => `--${k}`).join(', ')}`);
}
