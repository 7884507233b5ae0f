import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { Language } from '@oa-profile/i18n';
import { describe, expect, it } from 'vitest';
import { calendarIcon } from '@oa-profile/ui';
import { renderPage, type SceneOptions } from '@oa-profile/profile/testing';
import { sampleAddress, sampleSections } from '@oa-profile/profile/internal/testing';
import { placePlugin } from './place-plugin.js';
import { sampleNearbyPlaces, sampleTiles, withPlace } from './testing/sample-place.js';

/** Something else that the account offers. */
const otherPlugin: Plugin = {
  name: 'queue',
  button: ({ account }, t) =>
    account.features.includes('reservation')
      ? { icon: calendarIcon, label: t('reserve.label'), href: '/@komorebi/queue' }
      : undefined,
};

const komorebi: SceneOptions = {
  origin: 'web',
  plugins: [placePlugin, otherPlugin],
  account: { features: ['reservation'], contentLanguage: 'en' },
  sections: sampleSections,
};

const render = (options: SceneOptions = {}, language?: Language): Promise<string> =>
  renderPage(
    {
      ...komorebi,
      ...options,
      page: {
        initialView: { name: 'named', view: 'place' },
        ...withPlace({ tiles: sampleTiles, nearby: sampleNearbyPlaces }),
        ...options.page,
      },
    },
    language,
  );

describe('the server', () => {
  it('the server sends address, link, the sections about the place and the nearby places', async () => {
    const html = await render();
    expect(html).toContain(sampleAddress.text);
    expect(html).toMatch(/<a href="[^"]+\/directions" target="_blank"/);
    expect(html).toContain('What there is to know.');
    expect(html).toContain('How many come.');
    expect(html.indexOf('Maruhisa')).toBeLessThan(html.indexOf('Abacus'));
    expect(html).toContain('href="/@justaname"');
  });

  it('the server sends nothing that the security policy of the page forbids', async () => {
    expect(await render()).not.toMatch(/\sstyle="|<script/);
  });

  it('the server marks the language of the account and of each nearby place if the page has another', async () => {
    const [first, second] = sampleNearbyPlaces;
    const nearby = [{ ...first!, contentLanguage: 'th' }, second!];
    const html = await render({ page: withPlace({ nearby }) }, 'ja');
    expect(html).toMatch(new RegExp(` lang="th"[^>]*>${first!.name}<`));
    expect(html).toMatch(new RegExp(` lang="en"[^>]*>${second!.name}<`));
    expect(html).toContain('<span lang="en">Komorebi</span>に戻る');
  });

  it('the server uses no id twice', async () => {
    const ids = [...(await render()).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('the server links to what another plugin offers, if the account has it', async () => {
    expect(await render()).toContain('href="/@komorebi/queue"');
    expect(await render({ account: {} })).not.toContain('/queue"');
  });

  it('the server sends the rest if some data are invalid', async () => {
    const html = await render({ sections: [{ type: 'basic-info', id: 'info', data: 'nonsense' }] });
    expect(html).toContain('Map and hours');
    expect(html).not.toContain('Directions');
    expect(html).toContain('href="/@komorebi/queue"');
  });

  it.each(['ja', 'zh-TW', 'th', 'id', 'ko'] as const)(
    'the server leaves no text of its own in English on a page in %s',
    async (tag) => {
      const html = await render({}, tag);
      expect(html).not.toMatch(/Directions|Nearby|Open now|Hours not available|>Reserve</);
      expect(html).not.toMatch(/\b(map|nearby)\.[a-z]/);
    },
  );
});
