import { createProfileApiClient } from '@oa-profile/api-client';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { askPlugins } from '@oa-profile/plugin-sdk/internal';
import { addTexts, commonTexts, createI18n, type Language } from '@oa-profile/i18n';
import { storybookUrl } from '@oa-profile/plugin-sdk/internal/testing';
import { completeSections, outlineSections } from '@oa-profile/profile';
import type { SceneOptions } from '@oa-profile/profile/testing';
import { sampleAnswerTo } from 'platform/sample-answers';

/**
 * The page of a sample account, with all that the page server knows when it sends it to an anonymous visitor.
 *
 * @param plugins of the site
 */
export async function sampleAccountPage(
  searchId: string,
  language: Language,
  plugins: readonly Plugin[],
): Promise<Required<Pick<SceneOptions, 'account' | 'sections' | 'plugins' | 'page'>>> {
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
    askPlugins(api, answer, { plugins, settings: {}, onError: fail }),
  ]);
  return { account, sections, plugins, page: { outline, given } };
}

/** What the platform answers an anonymous visitor, without a platform. */
export const answerAsPlatform: typeof fetch = (input, init) => {
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
