import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { rolldown, type OutputChunk } from 'rolldown';
import type { Library } from './libraries.js';

/** Sizes of a library in bytes, minified and gzipped, for a page that uses all of its main entry. */
export interface PackageSizes {
  /** Its own code. */
  own: number;
  /** With all its dependencies, except peer dependencies, which a page has anyway. */
  withDependencies: number;
  /** Its styles; 0 if it has none. */
  styles: number;
}

/** Measures a built library, without what it loads later by itself. */
export async function packageSizes({ folder, manifest }: Library): Promise<PackageSizes> {
  const peers = Object.keys(manifest.peerDependencies ?? {});
  const isPeer = (id: string): boolean => peers.some((peer) => id === peer || id.startsWith(`${peer}/`));
  const entry = join(folder, 'dist/index.js');
  const styles = join(folder, 'dist/style.css');
  return {
    own: await codeSize(entry, (id) => /^[^./\0]/.test(id)),
    withDependencies: await codeSize(entry, isPeer),
    styles: existsSync(styles) ? styleSize(styles) : 0,
  };
}

async function codeSize(entry: string, external: (id: string) => boolean): Promise<number> {
  const bundle = await rolldown({
    input: entry,
    external: (id) => id.endsWith('.css') || external(id),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  return [...loadedAtOnce(chunks)].reduce((sum, { code }) => sum + gzipSize(code), 0);
}

/** Size of styles, minified as a page has them. */
function styleSize(file: string): number {
  const { code } = transform({ filename: file, code: readFileSync(file), minify: true });
  return gzipSize(Buffer.from(code).toString());
}

/** The entry and the chunks that it imports statically. */
function loadedAtOnce(chunks: readonly OutputChunk[]): Set<OutputChunk> {
  const loaded = new Set<OutputChunk>();
  const load = (chunk: OutputChunk | undefined): void => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) load(chunks.find(({ fileName }) => fileName === name));
  };
  load(chunks.find(({ isEntry }) => isEntry));
  return loaded;
}

const gzipSize = (text: string): number => gzipSync(text, { level: 9 }).length;
