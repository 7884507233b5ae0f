import type { Failure, RuleResult } from '../run-rules.js';
import { byGroup, withOutcome } from './by-group.js';

/** The results for people: what fails with request and answer, then what was not tried, by reason, and the sums. */
export function textReport(results: readonly RuleResult[]): string {
  const held = withOutcome(results, 'holds');
  const failed = withOutcome(results, 'fails');
  const untried = withOutcome(results, 'not tried');
  const lines = [
    ...heading('Holds', held.length),
    ...groupLines(held),
    ...heading('Not tried', untried.length),
    ...byReason(untried),
    ...heading('Fails', failed.length),
    ...failed.flatMap(failureLines),
    '',
    `${held.length} hold, ${failed.length} fail, ${untried.length} not tried.`,
  ];
  return `${lines.join('\n').trim()}\n`;
}

const heading = (text: string, count: number): string[] => (count ? ['', text] : []);

const groupLines = (results: readonly RuleResult[]): string[] =>
  [...byGroup(results)].map(
    ([group, members]) => `  ${group}: ${members.map(({ rule }) => rule.slice(group.length + 1)).join(', ')}`,
  );

function byReason(results: readonly RuleResult[]): string[] {
  const names = new Map<string, string[]>();
  for (const { reason = '', rule } of results) names.set(reason, [...(names.get(reason) ?? []), rule]);
  return [...names].flatMap(([reason, members]) => [`  ${reason}`, `    ${members.join(', ')}`]);
}

function failureLines({ rule, says, link, sentence, failure }: RuleResult): string[] {
  if (!failure) return [];
  return [
    '',
    `  ${rule}: ${says}`,
    ...detailsOf(failure).map((line) => `    ${line}`),
    `    document  ${sentence}`,
    `    see       ${link}`,
  ];
}

/** A failure in lines: names as in the page server's log. */
export function detailsOf({ account, field, expected, found, request, answer }: Failure): string[] {
  return [
    `account   ${account}`,
    ...(field ? [`field     ${field}`] : []),
    `expected  ${expected}`,
    `found     ${found}`,
    ...(request
      ? [`request   ${request.method} ${request.url}${request.body ? ` ${request.body}` : ''}`]
      : []),
    ...(request ? [`answer    ${answer ? `${answer.status} ${oneLine(answer.body)}` : 'none'}`] : []),
  ];
}

const oneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
};
