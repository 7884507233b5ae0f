import { describe, expect, it } from 'vitest';
import { assetsFromManifest } from './page-assets.js';
import { sampleManifest } from './testing/sample-manifest.js';

const assets = assetsFromManifest(sampleManifest, String);

describe('assets of a build', () => {
  it('are booted by the entry', () => {
    expect(assets.script).toBe('/assets/main.js');
    expect(assets.earlyScript).toBe('/assets/early.js');
  });

  it('preload what the entry imports, and one language', () => {
    const first = assets.preloads('ja', 'web').filter(({ late }) => !late);
    expect(first).toEqual([
      { href: '/assets/react.js', as: 'script' },
      { href: '/assets/shared.js', as: 'script' },
      // Fetched, since what could not be loaded must be able to be asked for again.
      { href: '/assets/texts-ja.js', as: 'fetch' },
    ]);
  });

  it('preload what answers the first taps after what the start needs', () => {
    expect(assets.preloads('ja', 'web').filter(({ late }) => late)).toEqual([
      { href: '/assets/frame.js', as: 'fetch', late: true },
      { href: '/assets/controls.js', as: 'fetch', late: true },
    ]);
  });

  it('preload the SDK in the app only', () => {
    const sdk = { href: '/assets/liff.js', as: 'fetch' };
    expect(assets.preloads('en', 'liff')).toContainEqual(sdk);
    expect(assets.preloads('en', 'web')).not.toContainEqual(sdk);
  });

  it('bring the styles of the sections that are shown, by groups, and of no others', () => {
    expect(assets.styles({ view: 'profile', sections: ['faq', 'reviews', 'signboard'] }).files).toEqual([
      'assets/main.css',
      'assets/controls.css',
      'assets/sections-about.css',
      'assets/sections-stories.css',
    ]);
    expect(assets.styles({ view: 'profile', sections: ['gift-shop'] }).files).toContain(
      'assets/plugin-gift-shop.css',
    );
  });

  it('bring the styles of a view only to that view', () => {
    expect(assets.styles({ view: 'place', sections: [] }).files).toContain('assets/place.css');
    expect(assets.styles({ view: 'profile', sections: ['basic-info'] }).files).not.toContain(
      'assets/place.css',
    );
  });

  it('bring no more than the page’s own styles to an error page', () => {
    expect(assets.styles({ view: 'error', sections: [] }).files).toEqual(['assets/main.css']);
  });

  it('bring nothing for a section that only a newer page knows', () => {
    expect(assets.styles({ view: 'profile', sections: ['telepathy'] })).toEqual(
      assets.styles({ view: 'profile', sections: [] }),
    );
  });

  it('have the text of all style sheets in their order', () => {
    const { text, files } = assets.styles({ view: 'profile', sections: ['coupon'] });
    expect(text).toBe(files.join(''));
  });

  it('read each kind of page once', () => {
    const shown = { view: 'profile', sections: ['coupon'] } as const;
    expect(assets.styles(shown)).toBe(assets.styles({ ...shown, sections: ['coupon', 'takeout'] }));
  });

  it('are refused without the entry', () => {
    expect(() => assetsFromManifest({}, String)).toThrow('The build has no src/browser/main.ts');
  });

  it('are refused without what answers the first taps', () => {
    const others = Object.entries(sampleManifest).filter(([key]) => key !== '_controls.js');
    expect(() => assetsFromManifest(Object.fromEntries(others), String)).toThrow(
      'The build has no file controls',
    );
  });
});
