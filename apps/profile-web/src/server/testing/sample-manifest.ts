import type { Manifest } from '../page-assets.js';

/** A small build: two languages, one section, and code that both the page and the section stand on. */
export const sampleManifest: Manifest = {
  'style.css': { file: 'assets/style.css' },
  'src/browser/main.ts': {
    file: 'assets/main.js',
    imports: ['_shared.js'],
  },
  'src/browser/start/early.ts': { file: 'assets/early.js' },
  'src/browser/start/without-script.css': { file: 'assets/without-script.css' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  '../../libs/i18n/src/locales/en.ts': { file: 'assets/en.js' },
  '../../libs/i18n/src/locales/ja.ts': { file: 'assets/ja.js' },
  '../../libs/host-bridge/src/load-liff.ts': { file: 'assets/liff.js', imports: ['_react.js'] },
  '../../libs/profile/src/surface/sections/load-section.tsx': {
    file: 'assets/section.js',
    imports: ['_frame.js'],
  },
  '_frame.js': { file: 'assets/frame.js', imports: ['_shared.js'] },
  '../../libs/plugins/faq/src/index.ts': {
    file: 'assets/faq.js',
    imports: ['_frame.js'],
  },
};
