import type { ProfileServices } from '@oa-profile/plugin-sdk/page';
import { addTexts, commonTexts, createI18n, type Language } from '@oa-profile/i18n';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { ProfileApp } from '../page/profile-app.js';
import { createScene, type SceneOptions } from './create-scene.js';

/**
 * The HTML of a page as the page server sends it. Rejects with the error of code that cannot be loaded: a server would try again,
 * which a test need not wait for.
 *
 * @param i18n for a test that reads other texts than a visitor does
 * @param renderedAt the moment that the page is of
 */
export async function renderPage(
  options: SceneOptions,
  language: Language = 'en',
  i18n: ReturnType<typeof createI18n> = createI18n(language),
  renderedAt: Date = new Date('2026-11-21T12:00:00+09:00'),
): Promise<string> {
  const { store, services: given } = createScene(options);
  let fail: (error: unknown) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  const services: ProfileServices = {
    ...given,
    captureError(error, place) {
      given.captureError(error, place);
      if (place.startsWith('load ')) fail(error);
    },
  };
  await addTexts(i18n, commonTexts);
  const app = createElement(ProfileApp, {
    store,
    services,
    i18n,
    loading: 'eager',
    renderedAt,
  });
  const render = async (): Promise<string> => {
    const stream = await renderToReadableStream(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
    await stream.allReady;
    return new Response(stream).text();
  };
  return Promise.race([render(), failed]);
}
