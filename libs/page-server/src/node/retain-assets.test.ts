import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { PAGE_FILES } from '../documents/page-assets.js';
import { sampleFiles } from '../testing/sample-files.js';
import { clientFiles } from './client-files.js';
import { retainAssets } from './retain-assets.js';

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
    retainAssets(client, folder);
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
  retainAssets(build('view-1.js'), folder);
  letPass(folder, 300);
  retainAssets(build('view-2.js'), folder);
  expect(scripts(folder)).toEqual(['view-1.js', 'view-2.js']);
  retainAssets(build('view-3.js'), folder, Date.now() + 6 * DAY_MS);
  expect(scripts(folder)).toEqual(['view-1.js', 'view-2.js', 'view-3.js']);
  retainAssets(build('view-4.js'), folder, Date.now() + 8 * DAY_MS);
  expect(scripts(folder)).toEqual(['view-4.js']);
});

it('a release that is started again is in use again', () => {
  const folder = temporary();
  const first = build('view-1.js');
  retainAssets(first, folder);
  letPass(folder, 10);
  retainAssets(build('view-2.js'), folder);
  letPass(folder, 9);
  retainAssets(first, folder);
  expect(scripts(folder)).toEqual(['view-1.js', 'view-2.js']);
});

it('replicas that start at the same time are not in each other’s way', () => {
  const folder = temporary();
  retainAssets(build('view-1.js'), folder);
  // Each is the first process of its container.
  mkdirSync(join(folder, 'assets', `.${process.pid}-view-2.js`));
  // Another one removes a release that this one has just seen.
  symlinkSync('nowhere', join(folder, 'releases', 'removed'));
  retainAssets(build('view-2.js'), folder);
  expect(scripts(folder)).toEqual(['view-1.js', 'view-2.js']);
});

it('the assets of a release whose first replica has not put all of them there yet are kept', () => {
  const folder = temporary();
  const cut = build('view-new.js');
  mkdirSync(join(cut, 'assets', 'z-cannot-be-copied'));
  expect(() => retainAssets(cut, folder)).toThrow();
  retainAssets(build('view-old.js'), folder);
  expect(readdirSync(join(folder, 'assets')).filter((file) => /^\.|^view/.test(file))).toEqual([
    'view-new.js',
    'view-old.js',
  ]);
});

it('a folder that cannot be written is refused by the name of its variable', () => {
  const file = join(temporary(), 'file');
  writeFileSync(file, '');
  expect(() => retainAssets(build(), file)).toThrow(/^ASSETS_FOLDER must be a folder that can be written/);
});
