import lighthouse, { type Flags } from 'lighthouse';
import { putAtHand, type Measures } from './visits.js';

/** How Lighthouse makes the phone slow: it computes that from a fast visit, or slows the browser down. */
const methods = { simulated: 'simulate', applied: 'devtools' } as const satisfies Record<
  string,
  Flags['throttlingMethod']
>;

/** What is taken over from a report, by the id of its audit. */
const audits = {
  'first-contentful-paint': 'first paint, ms',
  'largest-contentful-paint': 'largest paint, ms',
  'total-blocking-time': 'blocking time, ms',
};

/**
 * Lighthouse's report on a phone's visit, with both of its ways to make the phone slow.
 *
 * @param port Port at which a browser can be controlled from outside.
 */
export async function visitWithLighthouse(port: number, url: string): Promise<Measures> {
  const measures: Measures = {};
  for (const [name, throttlingMethod] of Object.entries(methods)) {
    await putAtHand(url);
    const result = await lighthouse(url, {
      port,
      throttlingMethod,
      onlyCategories: ['performance'],
      logLevel: 'silent',
    });
    if (!result) throw new Error(`Lighthouse has no report on ${url}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`Lighthouse cannot measure ${url}: ${lhr.runtimeError.message}`);
    for (const [id, what] of Object.entries(audits))
      measures[`Lighthouse, ${name}: ${what}`] = lhr.audits[id]?.numericValue ?? Number.NaN;
    measures[`Lighthouse, ${name}: score of 100`] = Math.round(
      (lhr.categories.performance?.score ?? 0) * 100,
    );
  }
  return measures;
}
