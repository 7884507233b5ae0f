import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from 'build-tools/free-port';

export interface ServerOptions {
  /** A script for Node, and its arguments. The server listens at the port that the variable `PORT` names. */
  command: readonly string[];
  /** @default this process's own folder */
  folder?: string;
  environment?: Readonly<Record<string, string>>;
}

/**
 * Starts a Node server that is built already, for as long as this process runs.
 *
 * @returns its address
 * @throws Error if it exits instead of answering
 */
export async function startServer({ command, folder, environment }: ServerOptions): Promise<string> {
  const port = await freePort();
  const server = spawn(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...environment },
  });
  process.once('exit', () => server.kill());
  const url = `http://localhost:${port}`;
  while (!(await fetch(url, { redirect: 'manual' }).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`${command.join(' ')} has exited.`);
    await delay(100);
  }
  return url;
}
