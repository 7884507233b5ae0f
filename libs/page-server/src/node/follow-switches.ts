import { readFileSync } from 'node:fs';
import type { Log } from '../requests/log.js';
import type { ReadSwitches } from '../requests/switches.js';

/** So fast is a switch. The file is small, and may be on a volume that tells nobody of changes. */
const EVERY_MS = 2000;

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
      tell(`SWITCHES_FILE cannot be used, and nothing has changed: ${(error as Error).message}`);
    }
  };
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
