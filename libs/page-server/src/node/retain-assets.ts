import { createHash, randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describeFailure, type Log } from '../requests/log.js';

/** How long the files of a release are kept after the next one has started: longer than any cache keeps its pages. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Puts the assets of a build into a folder that outlives it, where replicas of other releases find them, and removes those
 * of releases that were replaced a week ago. Names of assets change with their content, so all releases share a folder.
 *
 * A folder that is broken, full or none at all is told to the log: without it, a replica serves all but the files of other
 * releases.
 *
 * @param client folder of the build's browser files
 * @param folder with `assets`, and with a list of its files in `releases` for each release
 */
export function retainAssets(client: string, folder: string, log: Log, now = Date.now()): void {
  try {
    retain(client, folder, now);
  } catch (error) {
    const message = `ASSETS_FOLDER cannot be used (${(error as NodeJS.ErrnoException).code ?? 'unreadable'}): visitors of another release may miss files.`;
    log({ level: 'error', ...describeFailure(error), message });
  }
}

function retain(client: string, folder: string, now: number): void {
  const [assets, releases] = [join(folder, 'assets'), join(folder, 'releases')];
  for (const each of [assets, releases]) mkdirSync(each, { recursive: true });
  accessSync(assets, constants.W_OK);
  const files = readdirSync(join(client, 'assets')).sort();
  const list = JSON.stringify(files);
  try {
    putAll();
  } catch (error) {
    if (!isFull(error)) throw error;
    // What makes room is old: else a full folder would stay full.
    removeOld(assets, releases, now);
    putAll();
  }
  removeOld(assets, releases, now);

  function putAll(): void {
    // First, since another replica that starts meanwhile removes the files that no list names.
    put(join(releases, createHash('sha1').update(list).digest('hex')), (half) => writeFileSync(half, list));
    for (const file of files)
      if (!existsSync(join(assets, file)))
        put(join(assets, file), (half) => copyFileSync(join(client, 'assets', file), half));
  }

  /** A replica that looks for the file meanwhile must not find half of it. */
  function put(path: string, write: (half: string) => void): void {
    // Not named after the process: in containers all have the same number.
    const half = join(assets, `.${randomUUID()}`);
    try {
      write(half);
      renameSync(half, path);
    } finally {
      rmSync(half, { force: true });
    }
  }
}

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

function removeOld(assets: string, releases: string, now: number): void {
  const newestFirst = readdirSync(releases)
    .flatMap((name) => {
      const path = join(releases, name);
      // Another replica may just have removed it.
      const startedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
      return startedAt === undefined ? [] : [{ path, startedAt }];
    })
    .sort((one, other) => other.startedAt - one.startedAt);
  const kept = new Set<string>();
  let knowsAll = true;
  let replacedAt = now;
  for (const { path, startedAt } of newestFirst) {
    if (now - replacedAt >= KEPT_MS) rmSync(path, { force: true });
    else {
      const files = readList(path);
      for (const file of files ?? []) kept.add(file);
      knowsAll &&= files !== undefined;
    }
    replacedAt = startedAt;
  }
  // Any of the others may be in the list that cannot be read.
  if (!knowsAll) return;
  for (const file of readdirSync(assets))
    if (!kept.has(file) && !file.startsWith('.')) rmSync(join(assets, file), { force: true });
}

/** The files of a release; undefined if a full volume has cut the list off. */
function readList(path: string): string[] | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as string[];
  } catch {
    return undefined;
  }
}
