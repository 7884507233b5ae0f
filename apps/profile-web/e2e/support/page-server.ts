import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { addresses } from './addresses.js';

/** The page server as deployed, beside the one under test. */
export interface PageServer {
  process: ChildProcess;
  port: number;
  url: string;
}

/** Starts the built page server on a free port, and waits until it listens. */
export async function startPageServer(env: Readonly<Record<string, string>> = {}): Promise<PageServer> {
  const server = spawn('node', [fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))], {
    env: { ...process.env, PORT: '0', API_URL: addresses.platform, PUBLIC_URL: addresses.page, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
  const port = Number(/port (\d+)/.exec(line)?.[1]);
  return { process: server, port, url: `http://localhost:${port}` };
}
