import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A page server in a process of its own, as it is deployed. */
export interface DeployedServer {
  url: string;
  /** Seconds of processor that it has used. */
  processorSeconds(): Promise<number>;
  /** Memory that it takes at the moment. */
  megabytes(): number;
  stop(): void;
}

/**
 * Starts the built page server, and nothing beside it: what measuring costs is not in what it tells of itself.
 *
 * @param apiUrl Where its API answers.
 */
export async function startDeployedServer(apiUrl: string): Promise<DeployedServer> {
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../../../apps/profile-web/dist/server/main.js', import.meta.url))],
    { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, PORT: '0', API_URL: apiUrl } },
  );
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const url = `http://localhost:${/port (\d+)/.exec(line.toString())?.[1] ?? ''}`;
  return {
    url,
    async processorSeconds() {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
    },
    megabytes: () =>
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })) / 1000,
    stop: () => void server.kill(),
  };
}
