import { spawn } from 'node:child_process';

export interface CommandOptions {
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/**
 * Runs a program and waits for it.
 *
 * @returns its output
 * @throws Error with its output if it fails
 */
export async function runCommand(
  program: string,
  args: readonly string[],
  { cwd, env }: CommandOptions,
): Promise<string> {
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...outerEnvironment(), ...env },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words: Buffer) => said.push(words));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const words = Buffer.concat(said).toString();
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n\n${words}`);
  return words;
}

/** The environment without the variables of npm and Vite: a project elsewhere has its own settings. */
export function outerEnvironment(): NodeJS.ProcessEnv {
  const inner = /^npm_|^(NODE_ENV|NODE_OPTIONS)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inner.test(name)));
}
