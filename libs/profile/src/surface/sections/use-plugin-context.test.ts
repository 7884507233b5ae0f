import { definePlugin } from '@oa-profile/plugin-sdk';
import { object } from 'valibot';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.js';

const plugin = definePlugin<object>({
  type: 'events',
  texts: { namespace: 'events', load: () => Promise.resolve({ title: 'What is on' }) },
  schema: object({}),
  source: { kind: 'account-page' },
  isEmpty: () => false,
  Section: ({ context }) => `closed: ${context.hours?.temporarilyClosed?.note}`,
});

it('a section on another page of the account, or at its own address, knows that the account is closed', async () => {
  const hours = { timeZone: 'Asia/Tokyo', weekly: {}, temporarilyClosed: { note: 'New kitchen' } };
  const html = await renderPage({
    plugins: { events: () => Promise.resolve(plugin) },
    sections: [{ type: 'events', id: 'e', data: {} }],
    page: {
      outline: [{ id: 'events', type: 'events', title: 'What is on', highlights: [] }],
      overview: [
        { id: 'basic-info', type: 'basic-info', title: 'Facts', highlights: [{ kind: 'hours', hours }] },
      ],
    },
  });
  expect(html).toContain('closed: New kitchen');
});

it.each([
  ['web', 'nobody’s card'],
  ['liff', 'a visitor’s card'],
] as const)('a section that is rendered for a page of origin %s shows %s', async (origin, shown) => {
  const card = definePlugin<object>({
    ...plugin,
    Section: ({ context }) => (context.isVisitorUnknown ? 'nobody’s card' : 'a visitor’s card'),
  });
  const html = await renderPage({
    plugins: { events: () => Promise.resolve(card) },
    sections: [{ type: 'events', id: 'e', data: {} }],
    page: { origin },
  });
  expect(html).toContain(shown);
});
