import { addTexts, commonTexts, createI18n, type Language } from '@oa-profile/i18n';
import { createElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProfileApp } from '../page/profile-app.js';
import { createScene, type SceneOptions } from '../testing/create-scene.js';
import { sampleAddress, sampleNearbyPlaces, sampleSections, sampleTiles } from './testing/sample-place.js';

const komorebi: SceneOptions = {
  origin: 'web',
  account: { features: ['reservation'], contentLanguage: 'en' },
  sections: sampleSections,
};

async function render(options: SceneOptions = {}, language: Language = 'en'): Promise<string> {
  const { store, services } = createScene({
    ...komorebi,
    ...options,
    page: {
      initialView: { name: 'place' },
      mapTiles: sampleTiles,
      nearbyPlaces: sampleNearbyPlaces,
      ...options.page,
    },
  });
  const i18n = createI18n(language);
  await addTexts(i18n, commonTexts);
  const app = createElement(ProfileApp, {
    store,
    services,
    i18n,
    loading: 'eager',
    renderedAt: new Date('2026-11-21T12:00:00+09:00'),
  });
  const stream = await renderToReadableStream(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  await stream.allReady;
  return new Response(stream).text();
}

describe('the server', () => {
  it('sends address, link, hours and what is nearby', async () => {
    const html = await render();
    expect(html).toContain(sampleAddress.text);
    expect(html).toMatch(/<a href="https:\/\/www\.google\.com\/maps\/search\/[^"]+" target="_blank"/);
    expect(html).toContain('Opening hours');
    expect(html).toContain('Busy times');
    expect(html.indexOf('Maruhisa')).toBeLessThan(html.indexOf('Abacus'));
    expect(html).toContain('href="/@justaname"');
  });

  it('says in words that reserving needs script', async () => {
    expect(await render()).toMatch(/<noscript>.*allow JavaScript/);
  });

  it('sends nothing that the security policy of the page forbids', async () => {
    expect(await render()).not.toMatch(/\sstyle="|<script/);
  });

  it('gives no id twice', async () => {
    const ids = [...(await render()).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('sends no reservation for an account that takes none', async () => {
    expect(await render({ account: {} })).not.toContain('id="reservation"');
  });

  it('sends what there is where the data do not fit', async () => {
    const html = await render({ sections: [{ type: 'basic-info', id: 'info', data: 'nonsense' }] });
    expect(html).toContain('Map and hours');
    expect(html).not.toContain('Open in maps');
    expect(html).toContain('id="reservation"');
  });

  it.each(['ja', 'zh-TW', 'th', 'id', 'ko'] as const)(
    'leaves no text of its own in English on a page in %s',
    async (tag) => {
      const html = await render({}, tag);
      expect(html).not.toMatch(/Open in maps|Nearby|Open now|Hours unknown|>Reservation|allow JavaScript/);
      expect(html).not.toMatch(/\b(map|nearby|reservation)\.[a-z]/);
    },
  );
});
