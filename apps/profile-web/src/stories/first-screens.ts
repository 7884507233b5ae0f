import { createProfileApiClient } from '@oa-profile/api-client';
import { askFeatures } from '@oa-profile/feature-sdk';
import { addTexts, commonTexts, createI18n, type Language } from '@oa-profile/i18n';
import { storybookUrl } from '@oa-profile/plugin-sdk/testing';
import { completeSections, outlineSections } from '@oa-profile/profile';
import { plain, renderPage } from '@oa-profile/profile/testing';
import { sampleAnswerTo } from 'platform/sample-answers';
import { features } from '../features.js';
import { plugins } from '../plugins.js';

/** A sample account's page in a language, as the page server sends it to an anonymous visitor. */
export interface FirstScreen {
  markup: string;
  /** All that the account says, as JSON. */
  ownWords: string;
}

/** Renders the page of a sample account. */
export async function firstScreen(searchId: string, language: Language): Promise<FirstScreen> {
  const api = createProfileApiClient({
    baseUrl: 'https://api.example',
    origin: 'web',
    language,
    opener: { platform: 'Unknown' },
    fetch: answerAsPlatform,
  });
  const i18n = createI18n(language);
  await addTexts(i18n, commonTexts);
  const fail = (error: unknown): never => {
    throw error;
  };
  const answer = await api.getAccountPage(searchId);
  const page = await completeSections(api, answer, { plugins, onError: fail });
  const { account, sections } = page;
  const [outline, given] = await Promise.all([
    outlineSections({ plugins, account, sections, i18n, onError: fail }),
    askFeatures(api, answer, { features, settings: {}, onError: fail }),
  ]);
  const scene = { origin: 'web', account, sections, plugins, features, page: { outline, given } } as const;
  return {
    markup: await renderPage(scene, language),
    ownWords: plain(JSON.stringify({ account, sections })),
  };
}

const answerAsPlatform: typeof fetch = (input, init) => {
  const { url, headers } = new Request(input, init);
  const path = decodeURIComponent(new URL(url).pathname);
  const result = path.endsWith('/reservation/inventory')
    ? inventory()
    : sampleAnswerTo(path, headers.get('content-language') ?? '', storybookUrl());
  return Promise.resolve(
    Response.json(result ? { result } : { message: 'No.' }, { status: result ? 200 : 404 }),
  );
};

/** Times of the day after tomorrow, which a page names by its date. */
function inventory(): object {
  const start = new Date(Date.now() + 2 * 24 * 60 * 60_000);
  start.setUTCHours(3, 30, 0, 0);
  const slots = [0, 1, 2, 3].map((half) => {
    const startsAt = new Date(start.getTime() + half * 30 * 60_000).toISOString();
    return { slotId: startsAt, startsAt, durationMinutes: 90, availability: 'free' };
  });
  return { partySize: { min: 1, max: 6 }, days: [{ date: slots[0]?.startsAt.slice(0, 10), slots }] };
}
