import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counts what a page server does, for those who watch over it. */
export interface Metrics {
  /** An answer: the pattern of its address, its status, and how many seconds it took. */
  answered(route: string, status: number, seconds: number): void;
  /** Something that failed, by its code; also what visitors did not notice, because an older answer was there. */
  failed(code: string): void;
  /** All of it, in the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

/** Seconds: a page from memory, one that is rendered, one for which the API was asked, and the API's whole budget. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/**
 * Creates the metrics of a page server: those of the process (memory, event loop, garbage), its answers and its failures.
 *
 * @param keptBytes how many bytes of pages and answers the server keeps at the moment
 */
export function createMetrics(keptBytes: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'profile_answer_seconds',
    help: 'Time until the headers of an answer are sent, by the pattern of the address and the status.',
    labelNames: ['route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'profile_failures_total',
    help: 'Calls to the API and renderings that failed, and parts of answers that were passed over, by code.',
    labelNames: ['code'],
    registers,
  });
  // It registers itself.
  new Gauge({
    name: 'profile_kept_bytes',
    help: 'Bytes of rendered pages and answers of the API in memory, by the server\u2019s own account.',
    registers,
    collect() {
      this.set(keptBytes());
    },
  });
  return {
    answered: (route, status, seconds) => answers.observe({ route, status }, seconds),
    failed: (code) => failures.inc({ code }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
