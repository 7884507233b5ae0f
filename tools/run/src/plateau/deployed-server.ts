import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A page server that runs as the systemd unit in `docs` says. */
export interface DeployedServer {
  url: string;
  /** What it has written, line by line, without its collector's. */
  log: string[];
  /** What the process takes now, and has taken at most, in MB. Linux only. */
  memory(): { now: number; most: number };
  /** MB that were live after the last collection of the whole heap; undefined if there was none. */
  live(): number | undefined;
  /** Seconds of processor that it has used. Linux only. */
  cpu(): number;
  /** Whether it still runs. */
  isRunning(): boolean;
  stop(): void;
}

/** The systemd unit that others start from. */
export const UNIT = `${root}docs/profile-web@.service`;

/** A unit's limit of memory, in MB. */
export const memoryOf = (unit: string): number =>
  Number(/^MemoryMax=(\d+)M$/m.exec(readFileSync(unit, 'utf8'))?.[1]);

function environmentOf(unit: string): Record<string, string> {
  const lines = [...readFileSync(unit, 'utf8').matchAll(/^Environment=(.*)$/gm)].map(([, line = '']) => line);
  const pairs = lines.flatMap((line) =>
    line.split(/ (?=[A-Z_]+=)/).map((pair) => {
      const [name = '', ...value] = pair.replaceAll('"', '').split('=');
      return [name, value.join('=')] as const;
    }),
  );
  return Object.fromEntries(pairs.filter(([name]) => name !== 'PORT' && name !== 'ASSETS_FOLDER'));
}

export interface DeployedServerOptions {
  /** Folder with `client` and `server`. @default the build of this workspace */
  build?: string | undefined;
  /** A systemd unit, for its environment. @default that in `docs` */
  unit?: string | undefined;
  /** Variables beside it. @default none */
  environment?: Readonly<Record<string, string>>;
}

/** Milliseconds and pages of the kernel's clock and memory. */
const [TICKS_A_SECOND, MEGABYTE_IN_KB] = [100, 1000];

/**
 * Starts the built page server with the unit's environment.
 *
 * @throws Error if it ends instead of listening
 */
export async function startDeployed(
  apiUrl: string,
  { build = `${root}apps/profile-web/dist`, unit = UNIT, environment = {} }: DeployedServerOptions,
): Promise<DeployedServer> {
  const env = {
    PATH: process.env['PATH'],
    ...environmentOf(unit),
    API_URL: apiUrl,
    PUBLIC_URL: 'https://page.example',
    HOST: '127.0.0.1',
    PORT: '0',
    ...environment,
  };
  const server = spawn(process.execPath, ['--trace-gc', `${build}/server/main.js`], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = (): void => void server.kill('SIGKILL');
  process.once('exit', stop);
  const log: string[] = [];
  let live: number | undefined;
  const port = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`The page server has ended:\n${log.join('\n')}`)));
    for (const stream of [server.stdout, server.stderr])
      createInterface(stream).on('line', (line) => {
        const [, left] = /Mark-Compact.*? -> ([\d.]+) /.exec(line) ?? [];
        if (left !== undefined) live = Number(left);
        if (/^\[\d+:0x/.test(line)) return;
        log.push(line);
        const [, found] = /listens on port (\d+)/.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      });
  });
  const file = (name: string): string => readFileSync(`/proc/${server.pid}/${name}`, 'utf8');
  let most = 0;
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    memory() {
      const of = (field: string): number =>
        Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(file('status'))?.[1] ?? 0) / MEGABYTE_IN_KB;
      most = Math.max(most, of('VmHWM'));
      return { now: of('VmRSS'), most };
    },
    live: () => live,
    cpu() {
      const [user = 0, system = 0] = file('stat').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
      return (user + system) / TICKS_A_SECOND;
    },
    isRunning: () => server.exitCode === null && server.signalCode === null,
    stop,
  };
}
