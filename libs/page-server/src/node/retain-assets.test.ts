import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PAGE_FILES } from '../documents/page-assets.js';
import { sampleFiles } from '../testing/sample-files.js';
import { createLog } from '../requests/log.js';
import { clientFiles } from './client-files.js';
import { retainAssets } from './retain-assets.js';

/** What the server says of the folder. */
let said: string[] = [];
const log = createLog((line) => said.push(line), 'error');
beforeEach(() => {
  said = [];
});

const DAY_MS = 24 * 60 * 60 * 1000;

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A build with these assets, beside those that its list names. */
function build(...assets: string[]): string {
  const client = temporary();
  mkdirSync(join(client, 'assets'));
  mkdirSync(join(client, '.vite'));
  writeFileSync(join(client, PAGE_FILES), JSON.stringify(sampleFiles));
  const { start, controls, views, sections, serviceWorkers } = sampleFiles;
  const sets = [start, controls, ...Object.values(views), ...Object.values(sections)];
  for (const file of [...sets.flatMap(({ styles }) => styles), ...Object.values(serviceWorkers)])
    writeFileSync(join(client, file), '');
  for (const asset of assets) writeFileSync(join(client, 'assets', asset), asset);
  return client;
}

const scripts = (folder: string): string[] =>
  readdirSync(join(folder, 'assets')).filter((file) => file.startsWith('view-'));

/** Makes all releases so far older. */
function letPass(folder: string, days: number): void {
  const releases = join(folder, 'releases');
  const at = new Date(Date.now() - days * DAY_MS);
  for (const release of readdirSync(releases)) utimesSync(join(releases, release), at, at);
}

it('the assets of two releases are served side by side, by the replicas of both', async () => {
  const folder = temporary();
  const builds = [build('view-old.js', 'shared.js'), build('view-new.js', 'shared.js')];
  const sites = builds.map((client) => {
    retainAssets(client, folder, log);
    return new Hono().get('/assets/*', clientFiles(client, folder).files);
  });
  for (const site of sites)
    for (const file of ['view-old.js', 'view-new.js', 'shared.js']) {
      const answer = await site.request(`/assets/${file}`);
      expect(answer.status, file).toBe(200);
      expect(await answer.text()).toBe(file);
    }
  expect((await sites[0]?.request('/assets/never.js'))?.status).toBe(404);
});

it('the assets of a release are kept for a week after the next one has started, however long it has run', () => {
  const folder = temporary();
  retainAssets(build('view-1.js'), folder, log);
  letPass(folder, 300);
  retainAssets(build('view-2.js'), folder, log);
  expect(scripts(folder)).toEqual(['view-1.js', 'view-2.js']);
  retainAssets(build('view-3.js'), folder, log, Date.now() + 6 * DAY_MS);
  expect(scripts(folder)).toEqual(['view-1.js', 'view-2.js', 'view-3.js']);
  retainAssets(build('view-4.js'), folder, log, Date.now() + 8 * DAY_MS);
  expect(scripts(folder)).toEqual(['view-4.js']);
});

it('a release that is started again is in use again', () => {
  const folder = temporary();
  const first = build('view-1.js');
  retainAssets(first, folder, log);
  letPass(folder, 10);
  retainAssets(build('view-2.js'), folder, log);
  letPass(folder, 9);
  retainAssets(first, folder, log);
  expect(scripts(folder)).toEqual(['view-1.js', 'view-2.js']);
});

it('replicas that start at the same time are not in each other’s way', () => {
  const folder = temporary();
  retainAssets(build('view-1.js'), folder, log);
  // Each is the first process of its container.
  mkdirSync(join(folder, 'assets', `.${process.pid}-view-2.js`));
  // Another one removes a release that this one has just seen.
  symlinkSync('nowhere', join(folder, 'releases', 'removed'));
  retainAssets(build('view-2.js'), folder, log);
  expect(scripts(folder)).toEqual(['view-1.js', 'view-2.js']);
});

it('the assets of a release whose first replica has not put all of them there yet are kept', () => {
  const folder = temporary();
  const cut = build('view-new.js');
  mkdirSync(join(cut, 'assets', 'z-cannot-be-copied'));
  retainAssets(cut, folder, log);
  expect(said).toMatchObject([expect.stringContaining('ASSETS_FOLDER cannot be used')]);
  retainAssets(build('view-old.js'), folder, log);
  expect(readdirSync(join(folder, 'assets')).filter((file) => /^\.|^view/.test(file))).toEqual([
    'view-new.js',
    'view-old.js',
  ]);
});

it('a folder that cannot be used keeps no replica from starting, and the log says so', async () => {
  const file = join(temporary(), 'file');
  writeFileSync(file, '');
  const client = build('view-own.js');
  retainAssets(client, file, log);
  expect(said.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'error', message: expect.stringMatching(/^ASSETS_FOLDER cannot be used \(E\w+\)/) as unknown },
  ]);
  const site = new Hono().get('/assets/*', clientFiles(client, file).files);
  expect((await site.request('/assets/view-own.js')).status).toBe(200);
  expect((await site.request('/assets/view-other.js')).status).toBe(404);
});

it('a list that a full volume has cut off costs no release its files', () => {
  const folder = temporary();
  retainAssets(build('view-1.js'), folder, log);
  for (const release of readdirSync(join(folder, 'releases')))
    writeFileSync(join(folder, 'releases', release), '');
  retainAssets(build('view-2.js'), folder, log);
  expect(said).toEqual([]);
  expect(scripts(folder)).toEqual(['view-1.js', 'view-2.js']);
  retainAssets(build('view-3.js'), folder, log, Date.now() + 8 * DAY_MS);
  expect(scripts(folder)).toEqual(['view-3.js']);
});

it('a full folder loses what is old before a release does without its files', () => {
  const folder = temporary();
  retainAssets(build('view-1.js'), folder, log);
  letPass(folder, 20);
  retainAssets(build('view-2.js'), folder, log);
  letPass(folder, 20);
  // Room for two files: one of the last release and one of this one.
  const copy = fs.copyFileSync.bind(fs);
  const full = vi.spyOn(fs, 'copyFileSync').mockImplementation((from, to, mode) => {
    if (scripts(folder).length >= 2) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    copy(from, to, mode);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    full.mockRestore();
    syncBuiltinESMExports();
  });
  retainAssets(build('view-3.js'), folder, log);
  expect(scripts(folder)).toEqual(['view-2.js', 'view-3.js']);
  expect(said).toEqual([]);
});
