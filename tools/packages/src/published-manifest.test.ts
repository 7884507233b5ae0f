import { publishedManifest } from 'build-tools/published-files';
import { describe, expect, it } from 'vitest';
import { findLibraries } from './libraries.js';
import type { Manifest } from './package-problems.js';

describe.each(findLibraries())('the published package.json of $name', ({ manifest }) => {
  const published = publishedManifest(manifest) as Manifest;
  const exports = published.exports as Record<string, string | Record<string, string>>;

  it('gives types to every style sheet, before anything else', () => {
    for (const [entry, target] of Object.entries(exports).filter(([each]) => each.endsWith('.css')))
      expect(Object.entries(target)[0], entry).toEqual(['types', expect.stringMatching(/\.css\.d\.cts$/)]);
  });
});

it('types of a style sheet stand beside it, whatever its entry is called and however it is written', () => {
  const written = {
    './style.css': './dist/style.css',
    './print.css': { '@oa-profile/source': './src/print.css', default: './dist/sheets/print.css' },
    './own.css': './own.css',
    './data.json': './data.json',
  };
  const manifest = { name: 'tea', version: '0.1.0', description: 'Tea.', exports: written };
  expect(publishedManifest(manifest)).toMatchObject({
    exports: {
      './style.css': { types: './style.css.d.cts', default: './style.css' },
      './print.css': { types: './sheets/print.css.d.cts', default: './sheets/print.css' },
      './own.css': { types: './own.css.d.cts', default: './own.css' },
      './data.json': './data.json',
    },
  });
});
