import { expect, it } from 'vitest';
import { readConfig } from '../requests/config.js';
import { createPageAssets } from './page-assets.js';
import { documentText } from './document.js';
import { renderAccountPage } from './render-account-page.js';
import { createSite } from './site.js';
import { plugins } from '../testing/plugins.js';
import { sampleFiles } from '../testing/sample-files.js';
import { samplePage } from '../testing/sample-page.js';
import { readVisit } from '../requests/visit.js';

/** Texts and code are loaded once for a site. */
const site = createSite(plugins);
const faq = { items: [{ id: 'book', question: 'Can I book a table?', answer: 'On weekdays.' }] };
const page = samplePage(
  { features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'] },
  { address: { text: '3-99-7 Yanaka' }, phone: '+81 3-0123-4567' },
);
const answer = {
  ...page,
  sections: [
    ...page.sections,
    { type: 'faq', id: 'questions', data: faq },
    { type: 'announcements', id: 'news', data: { items: [] } },
    { type: 'signboard', id: 'sign', data: { items: [] } },
  ],
};

async function render(address: string): Promise<boolean | undefined> {
  const errors: unknown[] = [];
  const visit = readVisit(new Request(`https://page.example${address}`), site.ownViews);
  const rendered = await renderAccountPage({
    visit: { ...visit, searchId: '@komorebi' },
    view: visit.view ?? { name: 'profile' },
    language: 'ko',
    answer,
    config: readConfig({ API_URL: 'https://api.example' }),
    assets: createPageAssets(sampleFiles, String),
    site,
    now: new Date('2026-11-21T12:00:00+09:00'),
    onError: (error) => errors.push(error),
  });
  expect(errors).toEqual([]);
  expect(rendered && documentText(rendered.document)).toContain('Komorebi Coffee');
  return rendered?.waited;
}

it.each(['/@komorebi', '/@komorebi/place', '/@komorebi/report'])(
  'a page waits for the code of its parts only once in each language: %s',
  async (address) => {
    await render(address);
    expect(await render(address)).toBe(false);
  },
);
