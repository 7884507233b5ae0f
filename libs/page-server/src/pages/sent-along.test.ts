import { expect, it, vi } from 'vitest';
import { plugins } from '../testing/plugins.js';
import { samplePage } from '../testing/sample-page.js';
import { startSectionApi } from '../testing/section-api.js';
import { createPageSource } from './page-source.js';

const feed = { type: 'media-feed', id: 'feed', pageId: 'home' };
/** With a field that only a newer page knows. */
const posts = {
  items: [
    {
      id: 'one',
      kind: 'post',
      publishedAt: '2026-11-01T00:00:00Z',
      caption: 'Fresh',
      pictures: [],
      newer: 1,
    },
  ],
};
const inventory = {
  partySize: { min: 1, max: 6 },
  days: [
    {
      date: '2099-11-28',
      slots: [
        { slotId: 's', startsAt: '2099-11-28T12:00:00+09:00', durationMinutes: 90, availability: 'free' },
      ],
    },
  ],
};
const page = { ...samplePage({ features: ['reservation'] }), sections: [feed] };

/** What a page server has of an account, and what it has asked the API for. */
async function answerOf(accountPage: object, answers: Record<string, unknown> = {}) {
  const { url, requests } = await startSectionApi(accountPage, answers);
  const onError = vi.fn<(error: unknown) => void>();
  const source = createPageSource({ plugins, settings: {}, apiUrl: url, onError });
  const found = await source.get('@komorebi', 'en', 'web');
  const answer = 'page' in found ? found.page() : undefined;
  return { answer, asked: requests.map((path) => path.split('/').slice(3).join('/')), onError };
}

it('what an API sends along with the page is not asked for, and the page is the same', async () => {
  const along = { ...page, sections: [{ ...feed, data: posts }], reservationInventory: inventory };
  const once = await answerOf(along);
  expect(once.asked).toEqual(['%40komorebi/']);
  expect(once.onError).not.toHaveBeenCalled();
  const { answer } = await answerOf({ ...page, reservationInventory: inventory }, { MEDIA: posts });
  expect(once.answer).toEqual(answer);
  expect(once.answer).toMatchObject({
    sections: [{ data: { items: [{ caption: 'Fresh' }] } }],
    given: { reservation: ['2099-11-28'] },
  });
  expect(once.answer).not.toHaveProperty('reservationInventory');
  expect(once.answer).not.toHaveProperty('sections.0.data.items.0.newer');
});

it('data of a section that come along and do not fit are reported, and asked for', async () => {
  const along = {
    ...page,
    sections: [{ ...feed, data: { items: 'none' } }],
    reservationInventory: inventory,
  };
  const { answer, asked, onError } = await answerOf(along, { MEDIA: posts });
  expect(asked).toEqual(['%40komorebi/', 'a-1/sub-page/home/plugin/MEDIA/feed']);
  expect(onError).toHaveBeenCalledOnce();
  expect(answer).toMatchObject({ sections: [{ data: { items: [{ caption: 'Fresh' }] } }] });
});

it('free times that come along and do not fit cost no page, and are asked for', async () => {
  const along = { ...page, sections: [], reservationInventory: { days: 'all' } };
  const { answer, asked } = await answerOf(along);
  expect(asked).toContain('%40412kmrbi/reservation/inventory');
  expect(answer).toMatchObject({ account: { accountId: 'a-1' } });
});
