import type { RuleResult } from '../run-rules.js';

/** The results by the first part of the rule's name, in their order. */
export function byGroup(results: readonly RuleResult[]): Map<string, RuleResult[]> {
  const groups = new Map<string, RuleResult[]>();
  for (const result of results) {
    const [group = ''] = result.rule.split('.');
    groups.set(group, [...(groups.get(group) ?? []), result]);
  }
  return groups;
}

/** The results that ended so. */
export const withOutcome = (results: readonly RuleResult[], wanted: RuleResult['outcome']): RuleResult[] =>
  results.filter(({ outcome }) => outcome === wanted);
