import { describe, expect, it } from 'vitest';
import { hasPlugin, leftOutOf, ourPlugins, withLeftOut, withOurPlugins, withPlugin } from './plugin-list.js';

const head = `import { basicInfoPlugin } from '@oa-profile/plugin-basic-info';
import { placePlugin } from '@oa-profile/plugin-place';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
`;
const inLines = `${head}
/** What this site shows. */
export const plugins: readonly Plugin[] = [
  basicInfoPlugin,
  placePlugin,
];
`;
const leavingOut = `${head}import { welcomePlugin } from './welcome/welcome-plugin.js';

export const plugins: readonly Plugin[] = [
  basicInfoPlugin,
  welcomePlugin,
  placePlugin,
  // Left out on purpose.
  ...['coupon', 'media-feed'].map((name) => ({ name })),
];
`;
const queue = { camel: 'queue' };
const module = './queue/queue-plugin.js';

describe('a host’s list of plugins', () => {
  it('a host’s list of plugins says which of ours there are, and which it shows, in its order', () => {
    const shown = ['basic-info', 'place'];
    expect(ourPlugins(leavingOut)).toEqual({ known: [...shown, 'coupon', 'media-feed'], shown });
    expect(ourPlugins(inLines)).toEqual({ known: shown, shown });
    expect(leftOutOf(leavingOut)).toEqual(['coupon', 'media-feed']);
    expect(hasPlugin(leavingOut, { camel: 'welcome', name: 'welcome' })).toBe(true);
    expect(hasPlugin(leavingOut, { camel: 'info', name: 'info' })).toBe(false);
  });

  it('a host’s list of plugins has those that it gives only a name, and leaves out in quotes of any kind', () => {
    const alone = leavingOut.replace('welcomePlugin,', "{ name: 'house-rules' },");
    expect(hasPlugin(alone, { camel: 'houseRules', name: 'house-rules' })).toBe(true);
    expect(hasPlugin(alone, { camel: 'rules', name: 'rules' })).toBe(false);
    expect(leftOutOf(leavingOut.replaceAll("'", '"'))).toEqual(['coupon', 'media-feed']);
  });

  it('a host’s list of plugins has those that are chosen and the host’s own, and leaves out the others', () => {
    expect(withOurPlugins(leavingOut, ['place', 'media-feed'])).toBe(
      `import { placePlugin } from '@oa-profile/plugin-place';
import type { Plugin } from '@oa-profile/plugin-sdk/page';
import { welcomePlugin } from './welcome/welcome-plugin.js';
import { mediaFeedPlugin } from '@oa-profile/plugin-media-feed';

export const plugins: readonly Plugin[] = [
  welcomePlugin,
  placePlugin,
  mediaFeedPlugin,
  // Left out on purpose.
  ...['basic-info', 'coupon'].map((name) => ({ name })),
];
`,
    );
  });

  it('a host’s list of plugins is the same if it shows what it showed', () => {
    expect(withOurPlugins(leavingOut, ['basic-info', 'place'])).toBe(leavingOut);
  });

  it('a host’s list of plugins that leaves out nothing does not say that it does', () => {
    const all = withOurPlugins(leavingOut, ourPlugins(leavingOut).known);
    expect(all).not.toMatch(/map|left out/i);
    expect(all).toContain('  placePlugin,\n  couponPlugin,\n  mediaFeedPlugin,\n];');
  });

  it('a host’s list of plugins says that it leaves out those of ours that it had', () => {
    expect(withOurPlugins(inLines, [])).toContain(
      "= [\n  // Left out on purpose.\n  ...['basic-info', 'place'].map((name) => ({ name })),\n];",
    );
  });

  it('a host’s list of plugins is as wide as our code, at most', () => {
    const names = Array.from({ length: 9 }, (_, index) => `a-rather-long-name-${index}`);
    const left = names.reduce(withLeftOut, leavingOut);
    expect(leftOutOf(left)).toEqual([...names, 'coupon', 'media-feed']);
    for (const list of [left, withOurPlugins(left, [...names, 'coupon'])])
      for (const line of list.split('\n')) expect(line.length).toBeLessThanOrEqual(110);
  });

  it.each([
    [inLines, '  placePlugin,\n  queuePlugin,\n];'],
    [leavingOut, '  placePlugin,\n  queuePlugin,\n  // Left out on purpose.\n  ...['],
    [withOurPlugins(inLines, []), '= [\n  queuePlugin,\n  // Left out on purpose.\n  ...['],
    [`${head}export const plugins = [];\n`, ' = [queuePlugin];'],
    [`${head}export const plugins = [ placePlugin, ];\n`, ' = [ placePlugin, queuePlugin];'],
    [
      `${head}export const plugins = [placePlugin, ...['faq'].map((name) => ({ name }))];\n`,
      " = [placePlugin, queuePlugin, ...['faq'].map((name) => ({ name }))];",
    ],
    [
      `${head}export const plugins = [...(isNew ? [placePlugin] : [])];\n`,
      '[placePlugin] : []), queuePlugin];',
    ],
    [inLines.replace('placePlugin,', '// No map.\n'), '  // No map.\n\n  queuePlugin,\n];'],
  ])('a host’s list of plugins gets another one behind the others, imported after them: %#', (list, end) => {
    const changed = withPlugin(list, queue, module);
    expect(changed).toContain(end);
    expect(changed).toMatch(/;\nimport \{ queuePlugin \} from '.\/queue\/queue-plugin.js';\n(\n|export)/);
  });

  it('a host’s list of plugins keeps the line ends that it has', () => {
    const onWindows = leavingOut.replaceAll('\n', '\r\n');
    expect(withPlugin(onWindows, queue, module)).toBe(
      withPlugin(leavingOut, queue, module).replaceAll('\n', '\r\n'),
    );
    expect(withLeftOut(onWindows, 'faq')).toBe(withLeftOut(leavingOut, 'faq').replaceAll('\n', '\r\n'));
  });

  it.each([
    '',
    'export const plugins = new Set();\n',
    'export const plugins = [];\n',
    `${head}export const plugins = [placePlugin] satisfies readonly Plugin[];\n`,
    `${head}export const plugins = [/* none yet */];\n`,
    `${head}export const plugins = [\n  placePlugin // The map, and hours\n];\n`,
  ])('a host’s list of plugins must be a list with imports that can go on: %j', (list) => {
    expect(() => withPlugin(list, queue, './queue.js')).toThrow(
      "has no plain list, 'export const plugins = [ … ];'",
    );
  });

  it('a host’s list of plugins must leave out some to leave out another', () => {
    expect(() => withLeftOut(inLines, 'faq')).toThrow('has no names that it leaves out');
  });
});
