import type { Context } from '@codewalk/core';
import type { PlaceOptions } from './discover.js';

/** Where the images of public data sets keep the project's own python. */
const TESTBEDS = ['/opt/miniconda3/envs/testbed/bin/python', '/opt/conda/envs/testbed/bin/python'];

/** The options with the id of the image that they name, and with the python that it has for the project where they name none. */
export async function withImage<T extends PlaceOptions>(options: T, ctx: Context, pull = false): Promise<T> {
  if (options.image === undefined) return options;
  const image = await ctx.runtimes.tests.image(options.image, { pull }, ctx.signal);
  const environment = options.environment ?? TESTBEDS.find((path) => image.has(path));
  return { ...options, imageId: image.id, ...(environment === undefined ? {} : { environment }) };
}
