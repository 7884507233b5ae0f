import { apiDocument, type ApiDocument } from '../../../tools/build/api-document.js';
import { describe, expect, it } from 'vitest';
import { rules } from './index.js';
import type { About } from './rule.js';

const documents: Readonly<Record<About['api'], ApiDocument>> = {
  profile: apiDocument('api-client'),
  keep: apiDocument('keep-client'),
};

/** A text on one line, without emphasis. */
const plain = (text: string): string => text.replaceAll('**', '').replace(/\s+/g, ' ');

/** What is said below a heading of the introduction. */
function saidBelow({ info }: ApiDocument, heading: string): string[] {
  const [, section = ''] = info.description.split(new RegExp(`^## ${heading}$`, 'm'));
  return [plain(section.split(/^## /m)[0] ?? '').trim()];
}

/** What is said of an operation, and of all that it refers to. */
function saidOf(document: ApiDocument, operation: string): string[] {
  const said: string[] = [];
  const seen = new Set<unknown>();
  const read = (value: unknown, name = ''): void => {
    if (typeof value === 'string' && ['summary', 'description'].includes(name)) said.push(plain(value));
    if (typeof value === 'string' && name === '$ref') read(at(document, value));
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, part] of Object.entries(value)) read(part, key);
  };
  for (const item of Object.values(document.paths))
    for (const each of Object.values(item))
      if ('operationId' in each && each.operationId === operation) read([item['parameters'], each]);
  return said;
}

const at = (document: ApiDocument, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], document);

describe('a rule', () => {
  it.each(rules.map(({ name, about, sentence }) => [name, about, sentence] as const))(
    'a rule cites the sentence of the document that promises it: %s',
    (_, about, sentence) => {
      const document = documents[about.api];
      const said =
        'heading' in about ? saidBelow(document, about.heading) : saidOf(document, about.operation);
      const [found] = said.filter((text) => text.includes(sentence));
      expect(found, sentence).toBeDefined();
      // A whole one: summaries and labels have no full stop.
      const [before = '', after = ''] = found?.split(sentence) ?? [];
      expect(before).toMatch(/(^|[.:;] |[-|] )$/);
      if (!sentence.endsWith('.')) expect(after).toBe('');
    },
  );
});
