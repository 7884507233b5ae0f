import { defineSection } from '@oa-profile/plugin-sdk';
import { literal, number, object, union } from 'valibot';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.js';

const plugin = defineSection<object>({
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
    plugins: [{ name: 'events', section: () => Promise.resolve(plugin) }],
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

it.each(['web', 'liff'] as const)(
  'what is rendered for %s before anybody is known tells nobody’s points',
  async (origin) => {
    const card = defineSection<{ points: number | 'unknown' }>({
      type: 'events',
      texts: plugin.texts,
      isEmpty: () => false,
      schema: object({ points: union([number(), literal('unknown')]) }),
      source: { kind: 'sub-page', type: 'SHOPCARD', personal: () => ({ points: 'unknown' }) },
      Section: ({ data }) => `points: ${data.points}`,
    });
    const html = await renderPage({
      plugins: [{ name: 'events', section: () => Promise.resolve(card) }],
      sections: [{ type: 'events', id: 'e', pageId: 'home', data: { points: 0 } }],
      page: { origin },
    });
    expect(html).toContain('points: unknown');
  },
);
