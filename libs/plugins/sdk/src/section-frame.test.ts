import { createElement } from 'react';
import { object, string } from 'valibot';
import { expect, it } from 'vitest';
import { defineSection, type PluginTexts, type SectionProps } from './section.js';
import { renderOnServer } from './testing/index.js';

interface Rule {
  words: string;
}

function RuleSection({ data: { words } }: SectionProps<Rule>) {
  if (words === 'throw') throw new Error('A secret of the server');
  return createElement('p', null, words);
}

const texts: PluginTexts = {
  namespace: 'plugin-house',
  load: () => Promise.resolve({ title: 'House rules' }),
};

const plugin = defineSection<Rule>({
  type: 'house',
  texts,
  schema: object({ words: string() }),
  source: { kind: 'account-page' },
  isEmpty: ({ words }) => words === '',
  Section: RuleSection,
});

const render = (data: unknown): Promise<string> => renderOnServer(plugin, { status: 'Success', data });

it('the frame renders the section on the server, in its frame', async () => {
  const html = await render({ words: 'No shoes.' });
  expect(html).toContain('data-plugin="house"');
  expect(html).toContain('<p>No shoes.</p>');
});

it('the frame renders nothing on the server for an empty section', async () => {
  expect(await render({ words: '' })).toBe('');
});

it.each([
  ['has come', '2000-01-01T00:00:00Z', false],
  ['is to come', '2999-01-01T00:00:00Z', true],
  ['cannot be read', 'on Thursday', true],
])('the frame of a section whose end %s (%s) renders it: %s', async (_, until, isThere) => {
  const ending = defineSection<Rule>({ ...plugin, until: () => until });
  const html = await renderOnServer(ending, { status: 'Success', data: { words: 'No shoes.' } });
  expect(html.includes('No shoes.')).toBe(isThere);
});

it('the frame renders a skeleton if a section throws on the server, for the browser to try again', async () => {
  const html = await render({ words: 'throw' });
  expect(html).toContain('House rules');
  expect(html).toContain('Loading…');
});

it('the frame renders the failure on the server for data that do not fit the schema', async () => {
  const html = await render({ words: 5 });
  expect(html).toContain('House rules');
  expect(html).toContain('Unable to complete the requested task due to a temporary error.');
});
