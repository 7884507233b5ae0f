import { fileURLToPath } from 'node:url';
import type * as WholeFile from '@oa-profile/offline/whole-file';
import { runnerImport, type Plugin } from 'vite';

/** Ends scripts and styles with a checksum, by which the page and its service worker tell whether they are whole. */
export const checksums = (): Plugin => ({
  name: 'checksums',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // A file with a checksum has another name than one without, which caches may have.
  augmentChunkHash: () => 'checksum',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const source = await this.resolve('@oa-profile/offline/whole-file', fileURLToPath(import.meta.url));
      if (!source) this.error('@oa-profile/offline is not installed');
      const { module } = await runnerImport<typeof WholeFile>(source.id);
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = module.withChecksum(file.code);
        else if (/\.(?:js|css)$/.test(file.fileName)) file.source = module.withChecksum(String(file.source));
      }
    },
  },
});
