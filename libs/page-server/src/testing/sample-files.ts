import { languages } from '@oa-profile/i18n';
import type { FileSet, PageFiles } from '../documents/page-assets.js';

const set = (scripts: string[], styles: string[] = []): FileSet => ({
  scripts: scripts.map((name) => `assets/${name}.js`),
  styles: styles.map((name) => `assets/${name}.css`),
});
const frame = ['react', 'shared', 'frame'];
const section = (name: string): FileSet =>
  set([...frame, 'main', `sections-${name}`], ['main', `sections-${name}`]);
const groups: Readonly<Record<string, readonly string[]>> = {
  about: ['signboard', 'announcements', 'basic-info', 'busy-times', 'social-media', 'faq'],
  offers: ['coupon', 'reward-card', 'membership', 'showcase', 'takeout', 'delivery', 'mall-recommendations'],
  stories: ['media-feed', 'reviews'],
};

/** A small build: every group of sections, a section in none of them, and the code that they all import. */
export const sampleFiles: PageFiles = {
  script: 'assets/main.js',
  earlyScript: 'assets/early.js',
  withoutScriptStyle: 'assets/without-script.css',
  serviceWorkers: { keeps: 'assets/service-worker.js', removes: 'assets/remove-service-worker.js' },
  start: set(['react', 'shared', 'main'], ['main']),
  texts: Object.fromEntries(languages.map((language) => [language, set([`texts-${language}`])])),
  app: set(['liff-bridge', 'react', 'liff']),
  controls: set([...frame, 'controls'], ['controls']),
  views: {
    place: set([...frame, 'controls', 'place'], ['controls', 'place']),
    report: set(['report'], ['report']),
  },
  sections: {
    ...Object.fromEntries(
      Object.entries(groups).flatMap(([group, types]) => types.map((type) => [type, section(group)])),
    ),
    'gift-shop': set([...frame, 'plugin-gift-shop'], ['plugin-gift-shop']),
  },
  themeColors: { light: '#fdf8f0', dark: '#1c1712' },
};
