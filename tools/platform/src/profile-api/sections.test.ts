import { announcements } from '@oa-profile/plugin-announcements/data';
import { reviews } from '@oa-profile/plugin-reviews/data';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Platform } from '../index.js';
import { komorebi } from '../seeds/account-seeds.js';
import { counted } from '../seeds/seeded-data.js';
import { sectionTypes } from '../seeds/section-types.js';
import { profileOf, startTestPlatform } from '../testing/test-platform.js';

let platform: Platform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const pageOf = (id: string) => profileOf(platform).getAccountPage(id);
const sectionOf = async (id: string, type: string) =>
  (await pageOf(id)).sections.find((section) => section.type === type);

describe('the sections of a page', () => {
  it('the sections of a page are of all types at Komorebi, in the owner’s order', async () => {
    const types = (await pageOf('@komorebi')).sections.map(({ type }) => type);
    expect(types).toEqual(komorebi.sections);
    expect(types.toSorted()).toEqual(sectionTypes.toSorted());
  });

  it('the sections of a page contain their data, or say where to request them', async () => {
    expect(await sectionOf('@komorebi', 'faq')).toEqual({
      type: 'faq',
      id: 'faq',
      data: { items: expect.any(Array) as unknown },
    });
    expect(await sectionOf('@komorebi', 'reward-card')).toEqual({
      type: 'reward-card',
      id: 'card',
      pageId: 'home',
    });
    expect(await sectionOf('@komorebi', 'mall-recommendations')).toEqual({
      type: 'mall-recommendations',
      id: 'mall-recommendations',
    });
  });

  it('the sections of a page are in the requested language, but reviews keep theirs', async () => {
    const { sections } = await profileOf(platform, { language: 'th' }).getAccountPage('@komorebi');
    const dataOf = (type: string) => sections.find((section) => section.type === type)?.data;
    expect(parse(announcements, dataOf('announcements')).items[0]?.title).toBe('เวลาเปิดร้านช่วงปีใหม่');
    const languages = new Set(parse(reviews, dataOf('reviews')).items.map(({ language }) => language));
    expect(languages.size).toBeGreaterThan(5);
  });

  it('the sections of a page have consistent numbers of reviews', async () => {
    const { average, count } = parse(reviews, (await sectionOf('@komorebi', 'reviews'))?.data);
    expect({ average, count }).toEqual({ average: 4.5, count: 360 });
    expect(counted({ distribution: [0, 0, 0, 0, 0], items: [] })).toMatchObject({ average: 0, count: 0 });
  });

  it('the sections of a page can be in the answer for a country whose pages show none', async () => {
    expect((await pageOf('@harbor')).sections.map(({ type }) => type)).toEqual([
      'basic-info',
      'media-feed',
      'faq',
    ]);
  });
});

describe('busy times without measurements', () => {
  it('busy times without measurements are on the page all the same, and have their own 404', async () => {
    const { id = '', pageId = '' } = (await sectionOf('@shanlan', 'busy-times')) ?? {};
    const busy = { accountId: '@shanlan', type: 'TRAFFICINFO', pageId, pluginId: id } as const;
    await expect(profileOf(platform).getSubPagePlugin(busy)).rejects.toMatchObject({
      data: { status: 404, serverStatusCode: 'NOT_FOUND_TRAFFIC_INFO' },
    });
  });
});

describe('places nearby', () => {
  it('places nearby are sorted by distance, which each has', async () => {
    const { nearbyPlaces } = await pageOf('@komorebi');
    expect(nearbyPlaces).toHaveLength(6);
    const distances = nearbyPlaces.map(({ distance }) => distance);
    expect(distances).toEqual([...distances].sort((one, other) => one - other));
    expect(nearbyPlaces[0]).toMatchObject({ name: 'Maruhisa Rice Crackers', distance: 80 });
    expect(nearbyPlaces.find(({ id }) => id === 'abacus-school')).toMatchObject({ searchId: '@justaname' });
  });

  it('places nearby do not exist for an account without a position', async () => {
    expect((await pageOf('@justaname')).nearbyPlaces).toEqual([]);
  });
});

describe('the other pages of an account', () => {
  it('the other pages of an account have titles and sections in the visitor’s language', async () => {
    const client = profileOf(platform, { language: 'th' });
    const { subPages } = await client.getAccountPage('@komorebi');
    expect(subPages.map(({ id, title }) => [id, title])).toEqual([
      ['menu', 'เมนู'],
      ['jobs', 'ร่วมงานกับเรา'],
    ]);
    expect(subPages[1]?.sections).toMatchObject([
      {
        type: 'signboard',
        id: 'jobs-signboard',
        data: { text: expect.stringContaining('รับผู้ช่วย') as unknown },
      },
      { type: 'faq', id: 'jobs-faq' },
    ]);
  });

  it('the other pages of an account name data of their own, which the first page does not have', async () => {
    const { sections, subPages } = await pageOf('@komorebi');
    const dishes = subPages[0]?.sections.find(({ type }) => type === 'showcase');
    expect(dishes).toEqual({ type: 'showcase', id: 'dishes', pageId: 'menu' });
    expect(sections.filter(({ type }) => type === 'showcase')).toEqual([
      { type: 'showcase', id: 'store', pageId: 'home' },
    ]);
  });
});
