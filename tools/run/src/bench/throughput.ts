import autocannon from 'autocannon';
import type { Measures } from './visits.js';

/** Seconds for which pages are asked for. */
const DURATION = 5;

/**
 * How many pages the server sends to visitors who come all at once. Both it and those who ask share this machine's
 * processors, so that only one run of a table compares with another of the same table.
 */
export async function askForPages(url: string, visitors: number): Promise<Measures> {
  const { requests, latency, errors, non2xx } = await autocannon({
    url,
    connections: visitors,
    duration: DURATION,
    headers: { 'accept-encoding': 'gzip', 'accept-language': 'en' },
  });
  return {
    [`Pages a second, ${visitors} at once`]: requests.average,
    [`p99 of ${visitors} at once, ms`]: latency.p99,
    [`Failures of ${visitors} at once`]: errors + non2xx,
  };
}
