import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { transform } from 'lightningcss';
import { rolldown, type OutputChunk } from 'rolldown';
import type { Library } from './libraries.js';

/** Bytes of a library, minified and gzipped, as a page downloads them that uses all of its main entry. */
export interface PackageSizes {
  /** Its own code. */
  own: number;
  /** With all that it depends on; peers, which a page has anyway, are not counted. */
  withDependencies: number;
  /** Its styles; 0 where it has none. */
  styles: number;
}

/** Measures a library that is built. What it loads later, on its own account, is not counted. */
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

/** A page has its styles minified as well: the comments of a library are for those who read it. */
function styleSize(file: string): number {
  const { code } = transform({ filename: file, code: readFileSync(file), minify: true });
  return gzipSize(Buffer.from(code).toString());
}

/** The entry, and the chunks without which it does not run. */
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
