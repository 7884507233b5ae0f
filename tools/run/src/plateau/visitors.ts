import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kind, Wanted } from './mix.js';

/** How a request ended: its status, or why there is none. */
export type Outcome = number | 'gave up' | 'no answer' | 'cut off';

/** What has been answered in some time. */
export interface Tally {
  /** By outcome. */
  outcomes: Map<Outcome, number>;
  /** Milliseconds until the last byte, of answers with what was asked for: 200 and 404. */
  answered: RecordableHistogram;
  /** Milliseconds until the last byte of a refusal. */
  refused: RecordableHistogram;
  /** Milliseconds until the last byte of a health check's answer. */
  health: RecordableHistogram;
  /** 503s that do not say when to come again. */
  withoutRetryAfter: number;
  /** Health checks that were not answered with 200. */
  unhealthy: number;
}

function createTally(): Tally {
  return {
    outcomes: new Map(),
    answered: createHistogram(),
    refused: createHistogram(),
    health: createHistogram(),
    withoutRetryAfter: 0,
    unhealthy: 0,
  };
}

/** Visitors who send requests to a server, whether or not it has answered earlier ones. */
export interface Visitors {
  /** @returns how it ended */
  send: (wanted: Wanted) => Promise<Outcome>;
  /** What has been counted since this was last called. */
  take(): Tally;
  close(): void;
}

/** Longer than any answer takes. */
const NO_ANSWER_MS = 30_000;

/**
 * Creates visitors. Load generators such as autocannon send the next request when the last one is answered: a server that
 * is late then gets fewer. Visitors do not know of each other.
 *
 * @param onOutcome called with each answer, for the course of time
 */
export function createVisitors(
  url: string,
  onOutcome: (kind: Kind, outcome: Outcome) => void = () => undefined,
): Visitors {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  let tally = createTally();
  function note(kind: Kind, outcome: Outcome, begun: number, answer?: IncomingMessage): Outcome {
    tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
    const took = Math.max(1, Math.round(performance.now() - begun));
    if (kind === 'health') {
      tally.health.record(took);
      if (outcome !== 200 && outcome !== 'gave up') tally.unhealthy += 1;
    } else if (outcome === 200 || outcome === 404) tally.answered.record(took);
    else if (outcome === 503) {
      tally.refused.record(took);
      if (answer?.headers['retry-after'] === undefined) tally.withoutRetryAfter += 1;
    }
    onOutcome(kind, outcome);
    return outcome;
  }
  return {
    send: ({ kind, path, headers, patience }) =>
      new Promise((resolve) => {
        const begun = performance.now();
        let why: Outcome = 'cut off';
        const sent = request(new URL(path, url), { agent, headers }, (answer) => {
          answer.resume();
          answer.once('end', () => end(answer.statusCode ?? 0, answer));
        });
        const leave = (reason: Outcome): void => {
          why = reason;
          sent.destroy();
        };
        const timer = setTimeout(
          () => leave(patience === undefined ? 'no answer' : 'gave up'),
          patience ?? NO_ANSWER_MS,
        );
        let hasEnded = false;
        function end(outcome: Outcome, answer?: IncomingMessage): void {
          if (hasEnded) return;
          hasEnded = true;
          clearTimeout(timer);
          resolve(note(kind, outcome, begun, answer));
        }
        sent.once('error', () => end(why));
        sent.once('close', () => end(why));
        sent.end();
      }),
    take() {
      const taken = tally;
      tally = createTally();
      return taken;
    },
    close: () => agent.destroy(),
  };
}

/**
 * Keeps connections that ask for a page again and again and read nothing.
 *
 * @returns ends them
 */
export function keepSilentReaders(url: string, count: number): () => void {
  const { hostname, port } = new URL(url);
  let isOver = false;
  const open = new Set<ReturnType<typeof connect>>();
  async function read(number: number): Promise<void> {
    // They do not come all at once.
    await delay(number * 200);
    while (!isOver) {
      const socket = connect({ host: hostname, port: Number(port) });
      open.add(socket);
      socket.pause();
      socket.on('error', () => undefined);
      for (let times = 0; times < 20; times += 1)
        socket.write(
          `GET /@a${number}?lang=en HTTP/1.1\r\nHost: page.example\r\nAccept-Encoding: identity\r\n\r\n`,
        );
      await new Promise((resolve) => socket.once('close', resolve));
      open.delete(socket);
      await delay(1000);
    }
  }
  for (let number = 0; number < count; number += 1) void read(number);
  return () => {
    isOver = true;
    for (const socket of open) socket.destroy();
  };
}
