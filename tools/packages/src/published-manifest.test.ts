import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { publishedDocument, publishedManifest } from 'build-tools/published-files';
import { describe, expect, it } from 'vitest';
import { findLibraries, workspace } from './libraries.js';

interface Manifest {
  keywords: readonly string[];
  homepage: string;
  bugs: object;
  repository: { url: string };
  engines: object;
  exports: unknown;
}

const repository = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as Manifest;
const address = /^git\+(https:.+)\.git$/.exec(repository.repository.url)?.[1] ?? 'no address';

describe.each(findLibraries())('the published package.json of $name', ({ folder, manifest }) => {
  const published = publishedManifest(folder, manifest) as Manifest;
  const exports = published.exports as Record<string, string | Record<string, string>>;
  const styleSheets = Object.entries(exports).filter(([entry]) => entry.endsWith('.css'));
  const directory = relative(workspace, folder);

  it('a published package.json names its folder in the repository, its page there, and where faults are reported', () => {
    expect(published.repository).toEqual({ type: 'git', url: `git+${address}.git`, directory });
    expect(published.homepage).toBe(`${address}/tree/main/${directory}#readme`);
    expect(published.bugs).toEqual({ url: `${address}/issues` });
  });

  it('a published package.json has keywords of its own and those of the repository, each once', () => {
    const { keywords } = published;
    const own = manifest.keywords ?? [];
    expect(keywords).toEqual([...own, ...repository.keywords]);
    expect(own.length).toBeGreaterThan(1);
    expect(repository.keywords.length).toBeGreaterThan(1);
    expect(new Set(keywords).size).toBe(keywords.length);
  });

  it('a published package.json requires the versions of Node that it is tested with', () => {
    expect(published.engines).toEqual({ node: '>=20.19' });
  });

  it('a published README leads to no file of the repository but by its page, and that is there', () => {
    const text = publishedDocument(folder, readFileSync(join(folder, 'README.md'), 'utf8'));
    expect(text).not.toMatch(/\]\(\.\.|^\[[^\]]+\]: \.\./m);
    const places = Array.from(text.matchAll(/\/blob\/main\/([^\s)#]+)/g), ([, path = '']) => path);
    expect(places.filter((path) => !existsSync(join(workspace, path)))).toEqual([]);
  });

  it.each(styleSheets)('a published package.json gives types to %s, before anything else', (_, target) => {
    expect(Object.entries(target)[0]).toEqual(['types', expect.stringMatching(/\.css\.d\.cts$/)]);
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
  expect(publishedManifest(workspace, manifest)).toMatchObject({
    exports: {
      './style.css': { types: './style.css.d.cts', default: './style.css' },
      './print.css': { types: './sheets/print.css.d.cts', default: './sheets/print.css' },
      './own.css': { types: './own.css.d.cts', default: './own.css' },
      './data.json': './data.json',
    },
  });
});
