import { canaryLines, describeEngines, describeSandbox, findEngines, noSandbox, openMachine, probe } from '@codewalk/exec';
import { runtimeNames, toolsOf } from '@codewalk/core';
import { builtInNames, loadDomain } from '../domains.js';
import type { Output } from '../output.js';
import { table } from '../table.js';

/** Names every toolchain, its version, who needs it and how to get it; then the sandbox, and the container engines that answer. Exit 3 when a built-in domain cannot run here. */
export async function doctor(output: Output): Promise<number> {
  const domains = await Promise.all(builtInNames.map(loadDomain));
  const needed = (name: string): string[] => domains.filter((d) => toolsOf(d).includes(name as never)).map((d) => d.name);
  const toolchains = (await Promise.all(runtimeNames.map(probe))).map((t) => ({ ...t, neededBy: needed(t.name) })).filter((t) => t.neededBy.length > 0);
  const missing = toolchains.filter((t) => t.version === null);
  const engines = await findEngines();
  let sandbox = noSandbox;
  if (!missing.some((t) => t.name === 'python')) {
    const machine = await openMachine({ needs: ['python'], jobs: 1 });
    sandbox = machine.sandbox;
    await machine.close();
  }
  output.result(table(['tool', 'version', 'needed by', 'if missing'], toolchains.map((t) => [t.name, t.version ?? `missing: ${t.why}`, t.neededBy.join(', '), t.version === null ? t.install : ''])));
  output.result(`\n${describeSandbox(sandbox)}`);
  for (const { name, held, promised } of sandbox.canaries) output.result(`  ${held ? 'held    ' : 'not held'}  ${canaryLines[name].tries}${promised ? '' : ' (not promised)'}`);
  for (const { tier, why } of sandbox.refused) output.result(`  not ${tier}: ${why}`);
  output.result(`\n${describeEngines(engines)}`);
  output.document({ toolchains, sandbox, engines, ready: domains.filter((d) => !missing.some((t) => d.needs.includes(t.name))).map((d) => d.name) });
  return missing.length > 0 ? 3 : 0;
}
