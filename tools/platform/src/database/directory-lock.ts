import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Keeps a second process out of a directory: two PGlites on the same files destroy them, and PGlite does not check. The
 * lock is a file beside the directory with the owner's process id; one left behind by a crash is taken over.
 *
 * @returns a function that releases the directory
 */
export function lockDirectory(directory: string): () => void {
  const file = `${directory.replace(/(?<![\\/])[\\/]+$/, '')}.lock`;
  if (!tryToCreate(file)) {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) throw new Error(`process ${owner} is using it (if not, delete ${file})`);
    rmSync(file, { force: true });
    if (!tryToCreate(file)) throw new Error('another process is opening it');
  }
  return () => rmSync(file, { force: true });
}

function tryToCreate(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    // Signal 0 only tests whether the process exists.
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
