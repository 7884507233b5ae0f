import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Profiler } from 'node:inspector';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from 'build-tools/free-port';

export interface ServerOptions {
  /** A script for Node, and its arguments. The server listens at the port that the variable `PORT` names. */
  command: readonly string[];
  /** @default this process's own folder */
  folder?: string;
  environment?: Readonly<Record<string, string>>;
}

/** A server that runs in a process of its own, for as long as this one runs. */
export interface StartedServer {
  /** Its address. */
  url: string;
  /** Milliseconds of processor time that its process has taken so far, with all its threads. */
  processorTime(): Promise<number>;
  /** The same of its main thread alone. */
  mainThreadTime(): Promise<number>;
  /** Begins to note what its main thread does, and returns a function that ends it and returns what was noted. */
  profile(): Promise<() => Promise<Profiler.Profile>>;
}

const tellUsage = new URL('tell-usage.js', import.meta.url).href;

/**
 * Starts a Node server that is built already.
 *
 * @throws Error if it exits instead of answering
 */
export async function startServer({ command, folder, environment }: ServerOptions): Promise<StartedServer> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', tellUsage, ...command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...environment },
  });
  process.once('exit', () => server.kill());
  const url = `http://localhost:${port}`;
  while (!(await fetch(url, { redirect: 'manual' }).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`${command.join(' ')} has exited.`);
    await delay(100);
  }
  /** Asks the module that was loaded before the server's own. */
  async function ask(what: string): Promise<unknown> {
    server.send({ ask: what });
    for (;;) {
      const [{ asked, answer }] = (await once(server, 'message')) as [{ asked?: string; answer?: unknown }];
      if (asked === what) return answer;
    }
  }
  return {
    url,
    async processorTime() {
      const { user, system } = (await ask('usage')) as NodeJS.CpuUsage;
      return (user + system) / 1000;
    },
    mainThreadTime: async () => ((await ask('mainThread')) as number) / 1000,
    async profile() {
      await ask('profile');
      return () => ask('profiled') as Promise<Profiler.Profile>;
    },
  };
}
