import type { Plugin } from 'vite';
import { hostFiles } from '../../tools/generators/src/host/host-files.js';
import { library } from '../../tools/build/library.js';

/** A host as the generator writes it, with this workspace's versions. */
const template: Plugin = {
  name: 'template',
  apply: 'build',
  async generateBundle() {
    for (const { path, content } of await hostFiles({ name: 'my-site', place: 'project' }))
      // npm packs no file whose name begins with a dot, and a package should have no tests: these are somebody else's.
      this.emitFile({
        type: 'asset',
        fileName: `template/${path.replace(/^\./, '_').replace(/\.test\.ts$/, '$&_')}`,
        source: content,
      });
  },
};

export default library(import.meta.dirname, { plugins: [template] });
