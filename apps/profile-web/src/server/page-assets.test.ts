import { describe, expect, it } from 'vitest';
import { assetsFromManifest } from './page-assets.js';
import { sampleManifest } from './testing/sample-manifest.js';

const assets = assetsFromManifest(sampleManifest);

describe('assets of a build', () => {
  it('are booted by the entry', () => {
    expect(assets.script).toBe('/assets/main.js');
    expect(assets.earlyScript).toBe('/assets/early.js');
  });

  it('preload what the entry imports, and one language', () => {
    expect(assets.preloads('ja', 'web').sort()).toEqual([
      '/assets/ja.js',
      '/assets/react.js',
      '/assets/shared.js',
    ]);
  });

  it('preload the SDK in the app only', () => {
    expect(assets.preloads('en', 'liff')).toContain('/assets/liff.js');
    expect(assets.preloads('en', 'web')).not.toContain('/assets/liff.js');
  });

  it('have one style sheet', () => {
    expect(assets.styles).toEqual(['/assets/style.css']);
  });

  it('are refused without the entry', () => {
    expect(() => assetsFromManifest({})).toThrow('The build has no src/browser/main.ts');
  });

  it('are refused without the style sheet', () => {
    const unstyled = Object.entries(sampleManifest).filter(([key]) => key !== 'style.css');
    expect(() => assetsFromManifest(Object.fromEntries(unstyled))).toThrow('The build has no style.css');
  });
});
