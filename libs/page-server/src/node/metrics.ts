import type { Switches } from '../requests/switches.js';
import type { RouteLabel } from '../requests/watch.js';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counts what a page server does, for its operators. */
export interface Metrics {
  /** Counts an answer: what it is, its status, and how many seconds it took. */
  answered(route: RouteLabel, status: number, seconds: number): void;
  /** Counts a failure, also one that visitors did not notice because an older answer was served. */
  failed(code: string): void;
  /** All of it, in the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

/** Seconds: from a page in memory over a rendered one and one that waited for the API to the API's whole timeout. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/**
 * Creates the metrics of a page server: process (memory, event loop, garbage collection), answers and failures.
 *
 * @param cachedBytes how many bytes of pages and answers the server keeps now
 * @param switches what is switched off @default it is not told
 */
export function createMetrics(cachedBytes: () => number, switches?: Switches): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'profile_answer_seconds',
    help: 'Time until the headers of an answer are sent, by what the answer is and its status.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'profile_failures_total',
    help: 'Failed calls to the API, failed renderings, and invalid parts of answers that were left out, by code.',
    labelNames: ['code'],
    registers,
  });
  // It registers itself.
  new Gauge({
    name: 'profile_kept_bytes',
    help: 'Bytes of rendered pages and API answers in memory, as the server counts them.',
    registers,
    collect() {
      this.set(cachedBytes());
    },
  });
  if (switches)
    new Gauge({
      name: 'profile_switched_off',
      help: 'What is switched off: 1 for everybody, or the number of accounts.',
      labelNames: ['name', 'scope'],
      registers,
      collect() {
        this.reset();
        for (const { name, accounts } of switches.list())
          if (accounts === 'all') this.set({ name, scope: 'all' }, 1);
          else this.set({ name, scope: 'accounts' }, accounts.length);
      },
    });
  return {
    answered: (route, status, seconds) => answers.observe({ route, status }, seconds),
    failed: (code) => failures.inc({ code }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
