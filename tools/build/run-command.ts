import { spawn } from 'node:child_process';

/** How a command runs. */
export interface CommandOptions {
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/**
 * Runs a program and waits for it.
 *
 * @returns what it said
 * @throws Error with all that it said when it fails
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

/** The environment without what npm and Vite have told this process: a project elsewhere has settings of its own. */
function outerEnvironment(): NodeJS.ProcessEnv {
  const inner = /^npm_|^(NODE_ENV|NODE_OPTIONS)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inner.test(name)));
}
