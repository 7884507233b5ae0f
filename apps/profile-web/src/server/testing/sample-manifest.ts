import { languages } from '@oa-profile/i18n';
import { sectionGroups } from '../../shared/section-groups.js';
import type { Manifest } from '../page-assets.js';

/** A small build: every group of sections, a section in none of them, and the code that they all import. */
export const sampleManifest: Manifest = {
  'src/browser/main.ts': {
    file: 'assets/main.js',
    imports: ['_shared.js'],
    css: ['assets/main.css'],
  },
  'src/browser/start/early.ts': { file: 'assets/early.js' },
  'src/browser/start/without-script.css': { file: 'assets/without-script.css' },
  'src/service-worker/service-worker.ts': { file: 'assets/service-worker.js' },
  'src/service-worker/remove-service-worker.ts': { file: 'assets/remove-service-worker.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['_shared.js'] },
  '_controls.js': {
    file: 'assets/controls.js',
    name: 'controls',
    imports: ['_shared.js', '_frame.js'],
    css: ['assets/controls.css'],
  },
  ...Object.fromEntries(
    languages.map((tag) => [`_texts-${tag}.js`, { file: `assets/texts-${tag}.js`, name: `texts-${tag}` }]),
  ),
  '../../libs/host-bridge/src/liff.ts': { file: 'assets/liff-bridge.js' },
  ...Object.fromEntries(
    [
      'surface/overview/glance/late-glance.ts',
      'surface/sections/item-view.tsx',
      'features/place/map/draw-map.ts',
      'features/reservation/late-reservation.ts',
    ].map((path) => [
      `../../libs/profile/src/${path}`,
      { file: `assets/${path.slice(path.lastIndexOf('/') + 1)}.js` },
    ]),
  ),
  '../../libs/host-bridge/src/load-liff.ts': { file: 'assets/liff.js', imports: ['_react.js'] },
  '_frame.js': { file: 'assets/frame.js', imports: ['_shared.js'] },
  ...Object.fromEntries(
    Object.keys(sectionGroups).map((group) => [
      `_sections-${group}.js`,
      {
        file: `assets/sections-${group}.js`,
        name: `sections-${group}`,
        imports: ['_frame.js', 'src/browser/main.ts'],
        css: [`assets/sections-${group}.css`],
      },
    ]),
  ),
  '../../libs/plugins/gift-shop/src/index.ts': {
    file: 'assets/plugin-gift-shop.js',
    imports: ['_frame.js'],
    css: ['assets/plugin-gift-shop.css'],
  },
  '../../libs/profile/src/features/place/late-place.ts': {
    file: 'assets/place.js',
    imports: ['_controls.js'],
    css: ['assets/place.css'],
  },
  '../../libs/profile/src/features/report/late-report.ts': {
    file: 'assets/report.js',
    imports: ['_controls.js'],
    css: ['assets/report.css'],
  },
};
