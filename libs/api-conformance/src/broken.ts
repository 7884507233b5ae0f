import type { Exchange } from './recording-fetch.js';

/** What was wanted and found. */
export interface Finding {
  /** Field or header of the answer, as the page server's log names fields: 'account.name', 'result.account: object, …'. */
  field?: string | undefined;
  expected: string;
  found: string;
  /** The exchange that shows it. @default the last one */
  exchange?: Exchange | undefined;
}

/** Thrown by a rule that does not hold. */
export class Broken extends Error {
  override readonly name = 'Broken';

  constructor(readonly finding: Finding) {
    super(`${finding.field ?? 'answer'}: expected ${finding.expected}, found ${finding.found}`);
  }
}

/** Thrown by a rule that cannot be tried here, with the reason. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}

/** A value as a report shows it: short, on one line. */
export function inWords(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

export function demandEqual(field: string, found: unknown, expected: unknown, exchange?: Exchange): void {
  if (JSON.stringify(found) === JSON.stringify(expected)) return;
  throw new Broken({ field, expected: inWords(expected), found: inWords(found), exchange });
}

/** Demands the fields that are named; an answer may have others. */
export function demandFields(found: object, expected: Readonly<Record<string, unknown>>): void {
  for (const [field, value] of Object.entries(expected))
    demandEqual(field, (found as Record<string, unknown>)[field], value);
}

/** Demands what can only be said in words. */
export function demand(isSo: boolean, finding: Finding): asserts isSo {
  if (!isSo) throw new Broken(finding);
}
