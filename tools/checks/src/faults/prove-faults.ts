import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { faults, type Fault } from './faults.js';

const root = join(import.meta.dirname, '../../../..');

/**
 * `npm run faults [-- words]`: puts one fault after the other into the code, and runs the command that has to find it.
 * Words choose faults by parts of what they break, or of their file. The code is put back each time, also if it is
 * interrupted.
 *
 * @returns how many were not found
 * @throws Error if words choose none, or a command fails without any fault
 */
function proveFaults(words: readonly string[]): number {
  const chosen = faults.filter(({ breaks, file }) =>
    words.every((word) => `${breaks} ${file}`.toLowerCase().includes(word.toLowerCase())),
  );
  if (!chosen.length) throw new Error(`No fault is called ${words.join(' ')}.`);
  const sound = new Set<string>();
  const missed = chosen.filter((fault) => {
    const { command } = fault.foundBy;
    // A command that fails anyway would find every fault.
    if (!sound.has(command) && !passes(command)) throw new Error(`Fails without any fault: ${command}`);
    sound.add(command);
    const begun = Date.now();
    const found = isFound(fault);
    const seconds = ((Date.now() - begun) / 1000).toFixed(0);
    const by = fault.foundBy.tier === 'first' ? 'npm test    ' : 'test:all    ';
    console.log(
      `${found ? `found by ${by}` : 'MISSED               '} ${seconds.padStart(4)} s  ${fault.breaks}`,
    );
    return !found;
  });
  const found = chosen.filter((fault) => !missed.includes(fault));
  const early = found.filter(({ foundBy }) => foundBy.tier === 'first');
  console.log(`${found.length} of ${chosen.length} faults were found, ${early.length} by npm test.`);
  return missed.length;
}

/** @throws Error if the fault cannot be made */
function isFound({ file, from, to, foundBy }: Fault): boolean {
  const path = join(root, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(from).length !== 2) throw new Error(`${file} does not have exactly once: ${from}`);
  const restore = (): void => writeFileSync(path, sound);
  const interrupted = (): never => {
    restore();
    process.exit(130);
  };
  process.once('SIGINT', interrupted);
  try {
    writeFileSync(
      path,
      sound.replace(from, () => to),
    );
    return !passes(foundBy.command);
  } finally {
    restore();
    process.off('SIGINT', interrupted);
  }
}

function passes(command: string): boolean {
  const { status } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
      NX_DAEMON: 'false',
      NX_ISOLATE_PLUGINS: 'false',
    },
  });
  return status === 0;
}

process.exitCode = proveFaults(process.argv.slice(2)) ? 1 : 0;
