import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPlatform, type Platform } from '../index.js';
import { komorebi } from '../seeds/account-seeds.js';
import { control, newDirectory, profileOf } from '../testing/test-platform.js';
import { openPglite } from './pglite.js';
import { seedVersions, visitors } from './schema.js';

const drizzleFolder = join(import.meta.dirname, '../../drizzle');

/** A migrations folder with only the first one. */
async function firstMigrationOnly(parent: string): Promise<string> {
  const folder = join(parent, 'drizzle');
  await mkdir(join(folder, 'meta'), { recursive: true });
  await cp(join(drizzleFolder, '0000_initial.sql'), join(folder, '0000_initial.sql'));
  const journal = JSON.parse(await readFile(join(drizzleFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: unknown[];
  };
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }),
  );
  return folder;
}

let platform: Platform;
beforeAll(async () => {
  const directory = await newDirectory();
  const { database, close } = await openPglite(directory, await firstMigrationOnly(dirname(directory)));
  const then = new Date('2026-10-01T00:00:00Z');
  await database.insert(visitors).values({ token: 'visitor-mei', keepQuota: 3, createdAt: then });
  await database.insert(seedVersions).values({ name: 'seeds', version: 'of old', appliedAt: then });
  await close();
  platform = await startPlatform({ port: 0, database: { directory }, faults: true });
});
afterAll(() => platform?.close());

it('a database of an earlier version gets the new tables and seeds, and keeps its visitors', async () => {
  expect((await control(platform, 'GET', 'visitors/visitor-mei')).json).toMatchObject({
    keepQuota: 3,
    relations: [],
    holdings: [{ accountId: 'oa-komorebi', points: 6 }, { accountId: 'oa-shanlan' }],
  });
  const { sections } = await profileOf(platform).getAccountPage('@komorebi');
  expect(sections.map(({ type }) => type)).toEqual(komorebi.sections);
});

it('there is one snapshot, of the latest migration, from which the next one is made', async () => {
  const journal = JSON.parse(await readFile(join(drizzleFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number }[];
  };
  const latest = String(journal.entries.at(-1)?.idx).padStart(4, '0');
  expect(await readdir(join(drizzleFolder, 'meta'))).toEqual([`${latest}_snapshot.json`, '_journal.json']);
});
