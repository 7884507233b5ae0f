import { describe, expect, it } from 'vitest';
import { createPageAssets } from './page-assets.js';
import { sampleFiles } from '../testing/sample-files.js';

const assets = createPageAssets(sampleFiles, String);

describe('assets of a build', () => {
  it('assets of a build name the entry and the early script', () => {
    expect(assets.script).toBe('/assets/main.js');
    expect(assets.earlyScript).toBe('/assets/early.js');
  });

  it('assets of a build preload the imports of the entry and the texts of one language', () => {
    const first = assets.preloads('ja', 'web').filter(({ late }) => !late);
    expect(first).toEqual([
      { href: '/assets/react.js', as: 'script' },
      { href: '/assets/shared.js', as: 'script' },
      // With `fetch`, since it must be possible to retry a failed file.
      { href: '/assets/texts-ja.js', as: 'fetch' },
    ]);
  });

  it('assets of a build preload the code for the first taps after what the start needs', () => {
    expect(assets.preloads('ja', 'web').filter(({ late }) => late)).toEqual([
      { href: '/assets/frame.js', as: 'fetch', late: true },
      { href: '/assets/controls.js', as: 'fetch', late: true },
    ]);
  });

  it('assets of a build preload the SDK in the app only', () => {
    const sdk = { href: '/assets/liff.js', as: 'fetch' };
    expect(assets.preloads('en', 'liff')).toContainEqual(sdk);
    expect(assets.preloads('en', 'web')).not.toContainEqual(sdk);
  });

  it('assets of a build have the styles of the shown sections, by groups, and of no others', () => {
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

  it('assets of a build have the styles of a view only for that view', () => {
    expect(assets.styles({ view: 'place', sections: [] }).files).toContain('assets/place.css');
    expect(assets.styles({ view: 'profile', sections: ['basic-info'] }).files).not.toContain(
      'assets/place.css',
    );
  });

  it('assets of a build have the styles of the profile’s column also for a view that stands beside it', () => {
    const column = { scripts: [], styles: ['assets/column.css'] };
    const assetsWithColumn = createPageAssets(
      { ...sampleFiles, views: { ...sampleFiles.views, profile: column } },
      String,
    );
    const filesOf = (hasColumn: boolean) =>
      assetsWithColumn.styles({ view: 'place', sections: [], hasColumn }).files;
    expect(filesOf(true)).toContain('assets/column.css');
    expect(filesOf(false)).not.toContain('assets/column.css');
  });

  it('assets of a build have the styles of the bar with a view’s own action also for a view of the host’s own plugin', () => {
    const bar = { scripts: [], styles: ['assets/bar.css'] };
    const assetsWithBar = createPageAssets(
      { ...sampleFiles, views: { ...sampleFiles.views, section: bar } },
      String,
    );
    const filesOf = (hasBar: boolean) => assetsWithBar.styles({ view: 'queue', sections: [], hasBar }).files;
    expect(filesOf(true)).toContain('assets/bar.css');
    expect(filesOf(false)).not.toContain('assets/bar.css');
  });

  it('assets of a build have only the page’s own styles for an error page', () => {
    expect(assets.styles({ view: 'error', sections: [] }).files).toEqual(['assets/main.css']);
  });

  it('assets of a build have no styles for an unknown section', () => {
    expect(assets.styles({ view: 'profile', sections: ['telepathy'] })).toEqual(
      assets.styles({ view: 'profile', sections: [] }),
    );
  });

  it('assets of a build have the text of all style sheets in order', () => {
    const { text, files } = assets.styles({ view: 'profile', sections: ['coupon'] });
    expect(text).toBe(files.join(''));
  });

  it('assets of a build read each kind of page once', () => {
    const shown = { view: 'profile', sections: ['coupon'] } as const;
    expect(assets.styles(shown)).toBe(assets.styles({ ...shown, sections: ['coupon', 'takeout'] }));
  });

  it('assets of a build are refused without the texts of a language', () => {
    const { th, ...texts } = sampleFiles.texts;
    expect(th).toBeDefined();
    expect(() => createPageAssets({ ...sampleFiles, texts }, String)).toThrow(
      'The build has no texts in th.',
    );
  });
});
