import { readFileSync, statSync } from 'node:fs';
import type { Log } from '../requests/log.js';
import type { ReadSwitches } from '../requests/switches.js';

/** So fast is a switch. The file is small, and may be on a volume that tells nobody of changes. */
const EVERY_MS = 2000;

/** Far more than the names of a site for thousands of accounts. */
const MAX_BYTES = 100_000;

/** How many of its mistakes are told. */
const MAX_TOLD = 10;

/**
 * Reads what is switched off from a file, now and whenever it has changed. Without the file nothing of it is off; one that
 * cannot be read, or has a word that is none, is a warning, and what was off before stays so.
 *
 * @returns a function that ends it
 */
export function followSwitches(
  switches: ReadSwitches,
  path: string,
  log: Log,
  everyMs = EVERY_MS,
): () => void {
  let before = '';
  const tell = (message: string): void => {
    if (message !== before) log({ level: 'warn', message });
    before = message;
  };
  const look = (): void => {
    try {
      switches.read(textOf(path));
      const off = switches
        .list()
        .map(({ name, accounts }) => (accounts === 'all' ? name : `${accounts.join(', ')}: ${name}`));
      if (off.length > 0 || before !== '')
        tell(off.length > 0 ? `Switched off: ${off.join('; ')}.` : 'Nothing is switched off.');
    } catch (error) {
      const mistakes = (error as Error).message.split('\n');
      const others = mistakes.length - MAX_TOLD;
      const told = [...mistakes.slice(0, MAX_TOLD), ...(others > 0 ? [`… and ${others} more.`] : [])];
      tell(`SWITCHES_FILE cannot be used, and nothing has changed: ${told.join('\n')}`);
    }
  };
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** All visitors wait while it is read: for the end of a long file, or for somebody who writes into a pipe. */
function textOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return '';
  if (!found.isFile()) throw new Error('it is no file.');
  if (found.size > MAX_BYTES) throw new Error(`it has ${found.size} bytes, and may have ${MAX_BYTES}.`);
  return readFileSync(path, 'utf8');
}
