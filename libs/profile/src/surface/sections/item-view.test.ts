import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.js';

const faq = (id: string) => ({
  type: 'faq',
  id,
  data: { items: [{ id: `q-${id}`, question: `Is there ${id}?`, answer: 'Yes.' }] },
});

it('the view of an item finds it in any section of its type, as its address on the server does', async () => {
  const sections = [faq('tea'), faq('cake')];
  const titleOf = async (itemId: string): Promise<string> => {
    const initialView = { name: 'item', plugin: 'faq', itemId } as const;
    const html = await renderPage({ origin: 'web', sections, page: { initialView } });
    return /<h1[^>]*>(?:<span[^>]*>)*([^<]*)/.exec(html)?.[1] ?? '';
  };
  expect(await titleOf('q-tea')).toBe('Is there tea?');
  expect(await titleOf('q-cake')).toBe('Is there cake?');
  expect(await titleOf('q-coffee')).toBe('Page not found.');
});
