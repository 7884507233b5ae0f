import { expect, it } from 'vitest';
import { ourPlugins, typesIn, withOurPlugins } from './plugin-list.js';

const head = `import type { PluginLoaders } from '@oa-profile/plugin-sdk/page';

/** The plugins of this site. */
export const plugins: PluginLoaders = {
`;
const welcome = `  welcome: () => import('./welcome/welcome-plugin.js').then(({ welcomePlugin }) => welcomePlugin),\n`;
const basicInfo = `  'basic-info': () =>
    import('@oa-profile/plugin-basic-info').then(({ basicInfoPlugin }) => basicInfoPlugin),\n`;
const faq = `  faq: () => import('@oa-profile/plugin-faq').then(({ faqPlugin }) => faqPlugin),\n`;
const comment = `
  // Left out on purpose.\n`;
const list = `${head}${basicInfo}${welcome}${faq}${comment}  coupon: null,
  'media-feed': null,
};
`;

it('a host’s list of plugins says which of ours there are, and which it shows', () => {
  const known = ['basic-info', 'faq', 'coupon', 'media-feed'];
  expect(ourPlugins(list)).toEqual({ known, shown: ['basic-info', 'faq'] });
  expect(typesIn(list)).toEqual(['basic-info', 'welcome', 'faq', 'coupon', 'media-feed']);
});

it('a host’s list of plugins shows those that are chosen and the host’s own, and leaves out the others', () => {
  expect(withOurPlugins(list, ['faq', 'media-feed'])).toBe(`${head}${welcome}${faq}  'media-feed': () =>
    import('@oa-profile/plugin-media-feed').then(({ mediaFeedPlugin }) => mediaFeedPlugin),
${comment}  'basic-info': null,
  coupon: null,
};
`);
});

it('a host’s list of plugins is the same if it shows what it showed', () => {
  expect(withOurPlugins(list, ['basic-info', 'faq'])).toBe(list);
});

it('a host’s list of plugins that leaves out nothing does not say that it does', () => {
  const all = withOurPlugins(list, ourPlugins(list).known);
  expect(all).not.toMatch(/null|Left out/);
  expect(typesIn(all)).toHaveLength(5);
});
