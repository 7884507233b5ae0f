import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** What the copy makes itself or does not need. */
const leftOut = new Set(['.git', '.nx', '.data', 'dist', 'playwright-report', 'test-results']);

/** Caches that tools keep in `node_modules`: two workspaces must not write into one. */
const caches = ['.vite', '.vite-temp', '.cache'];

/**
 * Copies a workspace, so that something can be tried in it: its own files, the output of the type check, and hard links
 * to the installed packages. Links between the workspace's packages lead to the packages of the copy.
 *
 * @param to an existing folder, preferably on the same disk
 */
export function copyWorkspace(from: string, to: string): void {
  const installed: string[] = [];
  cpSync(from, to, {
    recursive: true,
    // The incremental type check relies on them.
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (path) => {
      const name = basename(path);
      if (name === 'node_modules') installed.push(path);
      return name !== 'node_modules' && !leftOut.has(name);
    },
  });
  for (const folder of installed) linkFolder(folder, join(to, relative(from, folder)), caches);
}

function linkFolder(from: string, to: string, except: readonly string[] = []): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (except.includes(entry.name)) continue;
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkFolder(source, target);
    else linkFile(source, target);
  }
}

/** Copies where hard links fail: across disks, or on file systems without them. */
function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
