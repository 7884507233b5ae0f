import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A page server in its own process, as deployed. */
export interface DeployedServer {
  url: string;
  /** CPU time used so far, in seconds. */
  processorSeconds(): Promise<number>;
  /** Current memory use. */
  megabytes(): number;
  stop(): void;
}

/**
 * Starts the built page server alone, so that its figures do not include the cost of measuring.
 *
 * @param apiUrl Address of its API.
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
