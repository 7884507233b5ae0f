import { afterAll } from 'vitest';
import { describeCore } from './testing/core-suite.js';
import { temporaryDirectory } from './testing/test-platform.js';

const removals: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const remove of removals) await remove();
});

describeCore('PGlite', async () => {
  const { directory, remove } = await temporaryDirectory();
  removals.push(remove);
  return { directory };
});
