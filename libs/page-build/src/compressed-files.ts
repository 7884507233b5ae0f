import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import gzip from 'rollup-plugin-gzip';
import type { Plugin } from 'vite';

/** Adds compressed copies of scripts and styles: a server compresses pages at each request, and files only once. */
export const compressedFiles = (): Plugin[] =>
  [
    gzip({ filter: /\.(js|css)$/, gzipOptions: { level: constants.Z_BEST_COMPRESSION } }),
    gzip({
      filter: /\.(js|css)$/,
      fileName: '.br',
      customCompression: (file) => promisify(brotliCompress)(file),
    }),
  ].map(
    (plugin) =>
      ({ ...(plugin as Plugin), applyToEnvironment: ({ name }) => name === 'client' }) satisfies Plugin,
  );
