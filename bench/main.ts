// npm run bench [name…]: measures and prints tables; asserts nothing. Ratios stand side by side in one run.
import { readdirSync } from 'node:fs';

const all = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.ts') && name !== 'main.ts').map((name) => name.slice(0, -3)).sort();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`there is no bench ${unknown.join(', ')}; there are ${all.join(', ')}`);
  process.exit(2);
}
console.log(`Node ${process.version}, ${process.platform} ${process.arch}\n`);
for (const name of asked.length > 0 ? asked : all) {
  const { bench } = (await import(`./${name}.ts`)) as { bench: () => Promise<string> };
  console.log(`== ${name}\n${await bench()}\n`);
}
