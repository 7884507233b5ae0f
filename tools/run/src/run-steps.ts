import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism, constants } from 'node:os';

/** A step of `npm test`. */
export interface Step {
  /** What it checks. */
  name: string;
  /**
   * @default the target `verify-` plus its name in lower case with hyphens
   */
  command?: string;
  /** Earlier steps have built what its target depends on. It must not be rebuilt while others read it. */
  prepared?: boolean;
  /** Needs a browser: throughout, so that such steps run one at a time; or only for seconds, and need not wait. */
  browser?: 'throughout' | 'briefly';
  /** Names of the steps whose results it reads. Those that are not chosen count as done. */
  after?: readonly string[];
}

interface RunningStep {
  step: Step;
  child: ChildProcess;
  ended: Promise<EndedStep>;
}

interface EndedStep {
  step: Step;
  /** Zero if all is well. */
  status: number;
  output: string;
  seconds: string;
}

/**
 * Runs steps, two at a time if there are enough CPUs: those with a browser first, since they take longest and leave a
 * CPU idle now and then, the others in their order. A step's output appears when it has ended, or at once if it is the
 * only one. The first failure ends all, and so does a signal that ends this process.
 *
 * @returns the status of the step that failed, else 0.
 */
export async function runSteps(steps: readonly Step[], env: NodeJS.ProcessEnv): Promise<number> {
  const places = Math.min(2, availableParallelism(), steps.length);
  const alone = steps.length === 1;
  const waiting = [...steps];
  const running = new Set<RunningStep>();

  const isReady = (step: Step): boolean => {
    const unfinished = [...waiting, ...[...running].map((each) => each.step)];
    if (unfinished.some(({ name }) => step.after?.includes(name))) return false;
    return !isInBrowser(step) || ![...running].some((each) => isInBrowser(each.step));
  };
  const startNext = (): boolean => {
    const ready = waiting.filter(isReady);
    const next = ready.find(isInBrowser) ?? ready[0];
    if (!next || running.size >= places) return false;
    waiting.splice(waiting.indexOf(next), 1);
    running.add(start(next, env, alone));
    return true;
  };

  // A single step gets Ctrl-C itself, and may have to clean up before it ends.
  const signals = alone ? [] : (['SIGHUP', 'SIGINT', 'SIGTERM'] as const);
  for (const signal of signals) process.once(signal, exitOn);
  try {
    while (waiting.length || running.size) {
      while (startNext());
      const { step, status, output, seconds } = await Promise.race([...running].map(({ ended }) => ended));
      console.log(`\n── ${step.name}\n${output.trim()}\n── ${step.name}: ${seconds} s`);
      for (const each of running) if (each.step === step) running.delete(each);
      if (status === 0) continue;
      for (const { child } of running) stop(child);
      await Promise.all([...running].map(({ ended }) => ended));
      console.error(`\n${step.name} failed. To run it alone: npm test -- ${JSON.stringify(step.name)}`);
      return status;
    }
    return 0;
  } finally {
    for (const signal of signals) process.off(signal, exitOn);
  }
}

/** Exits with a shell's status for a signal. Node would end without its `exit` event, which stops the steps. */
function exitOn(signal: NodeJS.Signals): void {
  process.exit(128 + constants.signals[signal]);
}

const isInBrowser = ({ browser }: Step): boolean => browser === 'throughout';

function start(step: Step, env: NodeJS.ProcessEnv, alone: boolean): RunningStep {
  const begun = Date.now();
  const target = `run:verify-${step.name.toLowerCase().replaceAll(' ', '-')}`;
  const { prepared, command = `nx run ${target}${prepared ? ' --exclude-task-dependencies' : ''}` } = step;
  const child = spawn('npx', ['--no-install', ...command.split(' ')], {
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // In its own process group, so that its children are stopped with it; a single step gets Ctrl-C itself.
    detached: !alone && process.platform !== 'win32',
    env: { ...env, ...(!alone && process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (output += text.toString()));
  const stopToo = (): void => stop(child);
  process.once('exit', stopToo);
  const ended = new Promise<EndedStep>((resolve) => {
    const end = (status: number): void => {
      process.off('exit', stopToo);
      resolve({ step, status, output, seconds: ((Date.now() - begun) / 1000).toFixed(1) });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
  return { step, child, ended };
}

function stop({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
  } catch {
    // It has already ended.
  }
}
