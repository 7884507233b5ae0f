import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPlatform } from '../index.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A directory with a seeded and closed database: copying it is faster than making another. */
    databaseTemplate: string;
    /** Folder for the tests' directories. */
    databasesFolder: string;
  }
}

/** Makes the template once for all test files, by starting a platform on a new directory. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const parent = await mkdtemp(join(tmpdir(), 'platform-tests-'));
  const removeAll = () => rm(parent, { recursive: true, force: true });
  const directory = join(parent, 'template');
  try {
    const platform = await startPlatform({ port: 0, database: { directory } });
    await platform.close();
  } catch (error) {
    await removeAll();
    throw error;
  }
  provide('databaseTemplate', directory);
  provide('databasesFolder', parent);
  // All at the end: a database is a thousand files, and ext4 creates files slowly right after removing others.
  return removeAll;
}
