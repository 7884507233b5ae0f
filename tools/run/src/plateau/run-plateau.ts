import { fork } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ApiMessage, Health } from './api-of-many.js';
import { startDeployed, type DeployedServer, type DeployedServerOptions } from './deployed-server.js';
import { createMix, seededRandom, type Wanted } from './mix.js';
import { createVisitors, keepSilentReaders, type Outcome, type Tally } from './visitors.js';

/** Options of {@link runPlateau}. */
export interface PlateauOptions extends DeployedServerOptions {
  minutes: number;
  /** How many times what one core can do is asked for. */
  load: number;
  /** Requests a second; undefined to find out what one core can do, and take that many times the load. */
  rate?: number | undefined;
  /** Readers who never read. @default 61 */
  silent?: number;
  /** Called with what happens, as it happens. */
  say?: (line: string) => void;
}

/** A part of a run, by how the API was. */
export interface Phase {
  name: string;
  seconds: number;
  /** Seconds of processor that the page server has used. */
  cpuSeconds: number;
  /** Milliseconds of the longest time in which it looked at no socket; undefined if it did not say so in time. */
  longestTurn: number | undefined;
  tally: Tally;
}

/** The most that was answered when there were always some more. */
export interface Most {
  /** In a second. */
  rate: number;
  /** In a second of processor: what else runs on this machine takes its share. */
  ofCore: number;
}

/** What a run has found. */
export interface Plateau {
  /** What one core has answered with what was asked for; undefined if it was not tried. */
  most: Most | undefined;
  rate: number;
  phases: Phase[];
  /** MB. */
  memory: { most: number; live: number | undefined };
  /**
   * Seconds from when the API was well until it was asked for an account again, and until 503s were as rare as before;
   * -1 if they never were.
   */
  recoveries: { after: Health; askedAgain: number | undefined; asBefore: number }[];
  /** Lines of the log by level. */
  log: Map<string, number>;
  hasSurvived: boolean;
}

/** As many wait for an answer while it is found out what one core can do. */
const AT_ONCE = 24;
const WARMING_MS = 10_000;
const MEASURING_MS = 20_000;
const METRICS_MS = 2000;
/** How long who was refused waits before they come again, while the most is looked for. */
const AFTER_REFUSAL_MS = 100;
/** How long the API fails, and how long it hangs. */
const LONGEST_OUTAGE_MS = 60_000;
/** A fifth of the time each: well, failing, well, hanging, well. */
const PARTS = 5;
/** How much more often than before 503 may be answered in so many seconds, for things to be as before. */
const [TOLERANCE, WINDOW] = [0.05, 5];

/**
 * Runs the built page server before an API with many accounts, with visits as a day brings them, while the API fails for
 * a while and hangs for a while.
 */
export async function runPlateau({
  minutes,
  load,
  rate: given,
  silent = 61,
  say = () => undefined,
  ...deployed
}: PlateauOptions): Promise<Plateau> {
  const api = await startApi();
  const server = await startDeployed(api.url, deployed);
  const [seconds, onOutcome] = countBySecond();
  const visitors = createVisitors(server.url, onOutcome);
  const next = createMix(seededRandom(1));
  const sampling = setInterval(() => server.isRunning() && server.memory(), 250);
  let leave = (): void => undefined;
  try {
    const most = given === undefined ? await mostOf(server, () => visitors.send(next())) : undefined;
    // Otherwise a slow machine would answer nobody in a short first part.
    if (!most) for (let visit = 0; visit < AT_ONCE; visit += 1) await visitors.send(next());
    const rate = given ?? (most?.rate ?? 0) * load;
    if (most)
      say(
        `At most ${most.rate.toFixed(1)} a second, or ${most.ofCore.toFixed(1)} for each second of a core.`,
      );
    say(`Asked for: ${rate.toFixed(1)} a second.`);
    visitors.take();
    leave = keepSilentReaders(server.url, silent);
    const total = minutes * 60_000;
    const outage = Math.min(LONGEST_OUTAGE_MS, total / PARTS);
    const wellFor = (total - 2 * outage) / 3;
    const plan: [string, Health, number][] = [
      ['well', 'well', wellFor],
      ['failing', 'failing', outage],
      ['well after failing', 'well', wellFor],
      ['hanging', 'hanging', outage],
      ['well after hanging', 'well', wellFor],
    ];
    const phases: Phase[] = [];
    const recoveries: Plateau['recoveries'] = [];
    const stopSending = sendAt(rate, next, visitors.send);
    const stopChecking = sendAt(1, () => healthCheck, visitors.send);
    let before: Health = 'well';
    let usual = 0;
    for (const [name, health, milliseconds] of plan) {
      api.become(health);
      const [begun, used] = [Math.floor(performance.now() / 1000), server.cpu()];
      await delay(milliseconds);
      const part = {
        name,
        seconds: milliseconds / 1000,
        cpuSeconds: server.cpu() - used,
        tally: visitors.take(),
      };
      phases.push({ ...part, longestTurn: await longestTurnOf(server.url) });
      const course = seconds(begun);
      if (name === 'well') usual = refusedShare(course);
      else if (health === 'well')
        recoveries.push({
          after: before,
          askedAgain: api.askedAgainAfter(),
          asBefore: course.findIndex(
            (_, second) => refusedShare(course.slice(second, second + WINDOW)) <= usual + TOLERANCE,
          ),
        });
      before = health;
      const { now, most: highest } = server.memory();
      say(
        `${name}: ${describe(phases.at(-1) as Phase)}; ${now.toFixed(0)} MB, at most ${highest.toFixed(0)}`,
      );
    }
    stopSending();
    stopChecking();
    const log = new Map<string, number>();
    for (const line of server.log) {
      const [, level = 'other'] = /"level":"(\w+)"/.exec(line) ?? [];
      log.set(level, (log.get(level) ?? 0) + 1);
    }
    return {
      most,
      rate,
      phases,
      memory: { most: server.memory().most, live: server.live() },
      recoveries,
      log,
      hasSurvived: server.isRunning(),
    };
  } finally {
    clearInterval(sampling);
    leave();
    visitors.close();
    server.stop();
    api.stop();
  }
}

/** As the server's own metrics say, since they were last asked for. The next part does not wait for a server that hangs. */
async function longestTurnOf(url: string): Promise<number | undefined> {
  try {
    const metrics = await (await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(METRICS_MS) })).text();
    return Math.round(Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1]) * 1000);
  } catch {
    return undefined;
  }
}

const healthCheck: Wanted = { kind: 'health', path: '/healthz', headers: {}, patience: undefined };

interface Api {
  url: string;
  become(health: Health): void;
  /** Seconds after which it was asked again the last time that it got well. */
  askedAgainAfter(): number | undefined;
  stop(): void;
}

async function startApi(): Promise<Api> {
  const child = fork(fileURLToPath(new URL('api-of-many.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx', '-C', '@oa-profile/source'],
  });
  let askedAgainAfter: number | undefined;
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The API has ended.')));
    child.on('message', (message: ApiMessage) => {
      if (message.port !== undefined) resolve(message.port);
      if (message.askedAgainAfter !== undefined) askedAgainAfter = message.askedAgainAfter / 1000;
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    become(health) {
      if (health === 'well') askedAgainAfter = undefined;
      child.send(health);
    },
    askedAgainAfter: () => askedAgainAfter,
    stop: () => child.disconnect(),
  };
}

async function mostOf(server: DeployedServer, send: () => Promise<Outcome>): Promise<Most> {
  let isOver = false;
  let answered = 0;
  const visit = async (): Promise<void> => {
    while (!isOver) {
      const outcome = await send();
      if (outcome === 200 || outcome === 404) answered += 1;
      else await delay(AFTER_REFUSAL_MS);
    }
  };
  const visits = Array.from({ length: AT_ONCE }, visit);
  await delay(WARMING_MS);
  answered = 0;
  const [begun, used] = [performance.now(), server.cpu()];
  await delay(MEASURING_MS);
  const rate = answered / ((performance.now() - begun) / 1000);
  const ofCore = answered / (server.cpu() - used);
  isOver = true;
  await Promise.all(visits);
  return { rate, ofCore };
}

/** Sends requests at a rate, at moments as chance has it. */
function sendAt(rate: number, next: () => Wanted, send: (wanted: Wanted) => unknown): () => void {
  const random = seededRandom(2);
  let due = performance.now();
  const timer = setInterval(() => {
    for (; due <= performance.now(); due += (-Math.log(1 - random()) / rate) * 1000) void send(next());
  }, 5);
  return () => clearInterval(timer);
}

interface Second {
  all: number;
  refused: number;
}

/** Counts pages and refusals of each second. */
function countBySecond(): [(since: number) => Second[], (kind: string, outcome: Outcome) => void] {
  const seconds: Second[] = [];
  return [
    (since) => Array.from(seconds.slice(since), (second) => second ?? { all: 0, refused: 0 }),
    (kind, outcome) => {
      if (kind === 'health') return;
      const second = (seconds[Math.floor(performance.now() / 1000)] ??= { all: 0, refused: 0 });
      second.all += 1;
      if (outcome === 503) second.refused += 1;
    },
  ];
}

const refusedShare = (seconds: readonly Second[]): number =>
  seconds.reduce((sum, { refused }) => sum + refused, 0) /
  Math.max(
    1,
    seconds.reduce((sum, { all }) => sum + all, 0),
  );

/** One line about a part of a run. */
function describe({ seconds, cpuSeconds, longestTurn, tally }: Phase): string {
  const { outcomes, answered, refused, health } = tally;
  const counts = [...outcomes]
    .sort(([one], [other]) => String(one).localeCompare(String(other)))
    .map(([outcome, count]) => `${outcome}: ${count}`);
  const times = `median ${answered.percentile(50)} ms, slowest hundredth ${answered.percentile(99)} ms, longest ${answered.max} ms`;
  const pages = (answered.count / seconds).toFixed(1);
  const core = ((cpuSeconds / seconds) * 100).toFixed(0);
  const ofCore = (answered.count / cpuSeconds).toFixed(1);
  return `${counts.join(', ')}; ${pages} answered a second, with ${core} % of a core, or ${ofCore} for each second of one (${times}); refused: slowest hundredth ${refused.count && refused.percentile(99)} ms; health checks: longest ${health.max} ms; longest turn of the event loop ${longestTurn ?? '?'} ms`;
}
