import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPlatform } from '../index.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A directory with a database that is seeded and closed: copying it is faster than making another. */
    databaseTemplate: string;
  }
}

/** Makes the template once for all test files. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'platform-template-'));
  const directory = join(parent, 'data');
  const platform = await startPlatform({ port: 0, database: { directory } });
  await platform.close();
  provide('databaseTemplate', directory);
  return () => rm(parent, { recursive: true, force: true });
}
