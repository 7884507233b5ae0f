import type { RuleResult } from '../run-rules.js';
import { byGroup, withOutcome } from './by-group.js';
import { detailsOf } from './text-report.js';

/** The results as JUnit XML, with a suite for each group of rules. */
export function junitReport(results: readonly RuleResult[]): string {
  const suites = [...byGroup(results)].flatMap(([group, members]) => [
    `  <testsuite name="${escaped(group)}" ${sums(members)}>`,
    ...members.flatMap((result) => testCase(group, result)),
    '  </testsuite>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="oa-api-conformance" ${sums(results)}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function sums(results: readonly RuleResult[]): string {
  const count = (outcome: RuleResult['outcome']): number => withOutcome(results, outcome).length;
  const milliseconds = results.reduce((sum, result) => sum + result.milliseconds, 0);
  return `tests="${results.length}" failures="${count('fails')}" skipped="${count('not tried')}" time="${seconds(milliseconds)}"`;
}

function testCase(
  group: string,
  { rule, says, outcome, milliseconds, reason, failure, link, sentence }: RuleResult,
): string[] {
  const open = `    <testcase classname="${escaped(group)}" name="${escaped(`${rule}: ${says}`)}" time="${seconds(milliseconds)}"`;
  if (outcome === 'not tried')
    return [`${open}>`, `      <skipped message="${escaped(reason ?? '')}"/>`, '    </testcase>'];
  if (!failure) return [`${open}/>`];
  const message = `${failure.field ?? 'answer'}: expected ${failure.expected}, found ${failure.found}`;
  const details = [...detailsOf(failure), `document  ${sentence}`, `see       ${link}`].join('\n');
  return [
    `${open}>`,
    `      <failure message="${escaped(message)}">${escaped(details)}</failure>`,
    '    </testcase>',
  ];
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** XML cannot hold control characters, whatever a server has sent. */
const escaped = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Surrogate}\uFFFE\uFFFF]/gu, (character) => (character === '\n' ? '\n' : '\uFFFD'))
    .replace(/[&<>"\n]/g, (character) => entities[character] ?? character);
