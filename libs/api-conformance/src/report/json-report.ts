import type { RuleResult } from '../run-rules.js';
import { withOutcome } from './by-group.js';

/** The results for programs: `{ holds, fails, notTried, results }`. */
export function jsonReport(results: readonly RuleResult[]): string {
  const count = (outcome: RuleResult['outcome']): number => withOutcome(results, outcome).length;
  const sums = { holds: count('holds'), fails: count('fails'), notTried: count('not tried') };
  return `${JSON.stringify({ ...sums, results }, null, 2)}\n`;
}
