// Prints the tier that this process chooses, as JSON.
import { chooseTier, findPython, type Python } from '@codewalk/exec';

process.stdout.write(JSON.stringify(await chooseTier((await findPython()) as Python)));
