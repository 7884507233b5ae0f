import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { rules } from './index.js';
import type { About } from './rule.js';

const require = createRequire(import.meta.url);
const documents: Readonly<Record<About['api'], OpenApi>> = {
  profile: require('@oa-profile/api-client/openapi.json') as OpenApi,
  keep: require('@oa-profile/keep-client/openapi.json') as OpenApi,
};

interface OpenApi {
  info: { description: string };
  paths: Record<string, Record<string, { operationId?: string }>>;
}

/** A text on one line, without emphasis. */
const plain = (text: string): string => text.replaceAll('**', '').replace(/\s+/g, ' ');

/** What is said below a heading of the introduction. */
function saidBelow({ info }: OpenApi, heading: string): string[] {
  const [, section = ''] = info.description.split(new RegExp(`^## ${heading}$`, 'm'));
  return [plain(section.split(/^## /m)[0] ?? '').trim()];
}

/** What is said of an operation, and of all that it refers to. */
function saidOf(document: OpenApi, operation: string): string[] {
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
      if (each.operationId === operation) read([item['parameters'], each]);
  return said;
}

const at = (document: OpenApi, reference: string): unknown =>
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
