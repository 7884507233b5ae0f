import { describe, expect, it } from 'vitest';
import { answers, page } from './every-answer.js';
import { openSite } from './open-site.js';

const types = page.sections.map(({ type }) => type);

/**
 * Ids without our prefix: those of the document's own elements, which no list can hide without hiding the pages of
 * others, those that React makes, and the answers to questions, which begin with the name of their section.
 */
const others =
  /^(?:initial-data|page-data|config|styles|root|start-(?:message|words)|main(?:-content|-card|-script)?|sections|section-list|_[rR]_[\w-]+|faq-.+)$/;

async function open(): Promise<(view?: string) => Promise<string>> {
  const { get } = await openSite({ page, answers });
  return async (view = '') => (await get(`/@komorebi${view}`)).text();
}

describe('lists that hide elements by plain ids, such as social-media and menu-share', () => {
  it('lists of ad blockers hide no element of any view', { timeout: 60_000 }, async () => {
    const read = await open();
    for (const view of ['', '/place', '/report', '/reservation', ...types.map((type) => `/${type}`)]) {
      const html = await read(view);
      const ids = [...html.matchAll(/<\w[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
      expect(ids.length, view).toBeGreaterThan(2);
      expect(
        ids.filter((id) => !id.startsWith('oa-') && !others.test(id)),
        view,
      ).toEqual([]);
    }
  });

  it('lists of ad blockers break no link to a section, and links by its plain name still lead there', async () => {
    const html = await (await open())();
    const linked = [...html.matchAll(/href="#oa-([\w-]+)"/g)].map(([, type]) => type);
    const anchors = [...html.matchAll(/<a name="([\w-]+)"><\/a><section id="oa-\1"/g)].map(
      ([, type]) => type,
    );
    expect(anchors).toEqual(types);
    expect(new Set(linked)).toEqual(new Set(types));
  });
});
