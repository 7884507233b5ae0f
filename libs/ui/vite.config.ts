import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { library } from '../../tools/build/library.js';
import { tokenFile } from './src/design-tokens/token-file.js';

/** The tokens by themselves: for sites that style their own components, and for design tools. */
const tokenFiles: Plugin = {
  name: 'token-files',
  apply: 'build',
  generateBundle() {
    const css = readFileSync(join(import.meta.dirname, 'src/tokens.css'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'tokens.css', source: css });
    for (const scheme of ['light', 'dark'] as const) {
      const source = `${JSON.stringify(tokenFile(css, scheme), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: `${scheme}.tokens.json`, source });
    }
  },
};

export default library(import.meta.dirname, { plugins: [tokenFiles] });
