import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const workspace = join(import.meta.dirname, '../../..');

/** A step that keeps running, and writes its process id. */
const lasting = `
import { writeFileSync } from 'node:fs';
writeFileSync(process.argv[2], String(process.pid));
setInterval(() => {}, 1000);
`;

let folder: string;
let run: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-'));
  writeFileSync(join(folder, 'lasting.mjs'), lasting);
});
afterEach(() => {
  for (const step of running()) process.kill(step, 'SIGKILL');
  run?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a process that runs two steps, and waits until one of them runs: there may be only one CPU. */
async function startSteps(): Promise<ChildProcess> {
  const steps = ['0', '1'].map((name) => ({
    name,
    command: `tsx ${join(folder, 'lasting.mjs')} ${join(folder, name)}`,
  }));
  writeFileSync(
    join(folder, 'run.ts'),
    `import { runSteps } from ${JSON.stringify(join(import.meta.dirname, 'run-steps.ts'))};
    runSteps(${JSON.stringify(steps)}, process.env).then((status) => process.exit(status));`,
  );
  run = spawn(process.execPath, ['--import', 'tsx', join(folder, 'run.ts')], {
    cwd: workspace,
    stdio: 'ignore',
  });
  await vi.waitFor(() => expect(running()).not.toHaveLength(0), { timeout: 30_000 });
  return run;
}

/** Processes of steps that are still running. */
function running(): number[] {
  return ['0', '1']
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file) && readFileSync(file, 'utf8'))
    .map((file) => Number(readFileSync(file, 'utf8')))
    .filter(isAlive);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.runIf(process.platform !== 'win32')('steps that are running', () => {
  it.each([
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('end with what runs them on %s', { timeout: 60_000 }, async (signal, status) => {
    const steps = await startSteps();
    steps.kill(signal);
    expect(await once(steps, 'exit')).toEqual([status, null]);
    await vi.waitFor(() => expect(running()).toEqual([]), { timeout: 10_000 });
  });
});
