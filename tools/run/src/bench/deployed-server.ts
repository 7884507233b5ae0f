import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from 'build-tools/free-port';

/** A server in its own process, as deployed: its figures do not include the cost of measuring. */
export interface DeployedServer {
  url: string;
  /** CPU time used so far, in seconds. */
  processorSeconds(): Promise<number>;
  /** Current memory use. */
  megabytes(): number;
  stop(): void;
}

/** Options of {@link startServer}. */
export interface ServerOptions {
  /** A script for Node, and its arguments. The server listens at the port that the variable `PORT` names. */
  command: readonly string[];
  /** @default this process's own folder */
  folder?: string;
  environment?: Readonly<Record<string, string>>;
}

/** Runs in the server's process. */
const REPORT = 'process.on("message", () => process.send(process.cpuUsage()))';

/**
 * Starts a Node server that is built already.
 *
 * @throws Error if it exits instead of answering.
 */
export async function startServer({
  command,
  folder,
  environment = {},
}: ServerOptions): Promise<DeployedServer> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', `data:text/javascript,${REPORT}`, ...command], {
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
  return {
    url,
    async processorSeconds() {
      server.send('report');
      const [{ user, system }] = (await once(server, 'message')) as [NodeJS.CpuUsage];
      return (user + system) / 1_000_000;
    },
    megabytes: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })) / 1000,
    stop: () => void server.kill(),
  };
}

/**
 * Starts the built page server alone.
 *
 * @param apiUrl Address of its API.
 */
export const startDeployedServer = (apiUrl: string): Promise<DeployedServer> =>
  startServer({
    command: [fileURLToPath(new URL('../../../../apps/profile-web/dist/server/main.js', import.meta.url))],
    environment: { API_URL: apiUrl, PUBLIC_URL: 'http://localhost' },
  });
