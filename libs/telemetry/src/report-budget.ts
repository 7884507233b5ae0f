import { guarded } from './guarded.js';

/** Name under which the device keeps how much it has reported. */
const KEY = 'oa-profile error reports';
const HOUR_MS = 3_600_000;

/**
 * Counts what this device reports of a release in an hour, on all its pages: a release that fails on each page must not send
 * a report with each. Where the device keeps nothing, each page counts for itself.
 *
 * @returns whether one more may be reported, which it then counts
 */
export function reportBudget(most: number, release = ''): () => boolean {
  let own = { period: '', count: 0 };
  return () => {
    const period = `${release} ${Math.floor(Date.now() / HOUR_MS)}`;
    if (own.period !== period) own = { period, count: 0 };
    const [kept = '', count = '0'] = guarded(() => localStorage.getItem(KEY)?.split('\n')) ?? [];
    const reported = Math.max(own.count, kept === period ? Number(count) || 0 : 0);
    if (reported >= most) return false;
    own.count = reported + 1;
    guarded(() => localStorage.setItem(KEY, `${period}\n${own.count}`));
    return true;
  };
}
