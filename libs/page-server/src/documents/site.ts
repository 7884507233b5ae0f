import type { Plugin } from '@oa-profile/plugin-sdk/page';
import type { PluginFile } from '@oa-profile/plugin-sdk/internal';
import { createLatePlugins, type LatePlugins, type ViewKinds } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { isSectionType } from '@oa-profile/plugin-sdk/internal';
import { fileKindsOf } from '@oa-profile/profile';
import { ownPlugins, ownViewsOf } from '@oa-profile/profile/internal';
import { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import { filesOfEveryAccount } from '../files/files-of-every-account.js';
import { ownVariables } from '../requests/config.js';
import { startTexts } from './start-texts.js';
import { NAMESPACE, namespacesOf, refuseTwice } from './refuse-twice.js';
import { createServerTexts, type ServerTexts, textsOfSections } from './server-texts.js';

/** What a host shows: its plugins, and the texts of the page and of each section. */
export interface Site {
  /** Those that the host has chosen, and what every account has. */
  readonly plugins: readonly Plugin[];
  /** The same, as pages take them. */
  readonly latePlugins: LatePlugins;
  /** Their views. */
  readonly ownViews: ViewKinds;
  readonly texts: ServerTexts;
  /** What is switched off. */
  readonly off: readonly string[];
  /** The same site, without the plugins of these names. */
  without(off: readonly string[]): Site;
}

/** Whatever the plugins serve besides pages. */
export const filesOf = (plugins: readonly Plugin[]): PluginFile[] =>
  plugins.flatMap(({ server }) => Object.values(server?.files ?? {}));

/** What there can be only one of on a site. */
const parts: Readonly<Record<string, (plugins: readonly Plugin[]) => readonly string[]>> = {
  name: (plugins) => plugins.map(({ name }) => name),
  view: (plugins) => plugins.flatMap(({ views = {} }) => Object.keys(views)),
  'pop-up': (plugins) => plugins.flatMap(({ dialogs = {} }) => Object.keys(dialogs)),
  state: (plugins) => plugins.flatMap(({ states = [] }) => states),
  'saved namespace': (plugins) =>
    // What is saved while nobody is known is in a namespace beside it.
    plugins.flatMap(({ saves = [] }) => saves.flatMap((name) => [name, `${name} unclaimed`])),
  action: (plugins) => plugins.flatMap(({ resumes = {} }) => Object.keys(resumes)),
  [NAMESPACE]: (plugins) => namespacesOf([commonTexts, startTexts, ...plugins.map(({ texts }) => texts)]),
  variable: (plugins) => [
    ...ownVariables,
    ...plugins.flatMap(({ server }) => Object.keys(server?.variables ?? {})),
  ],
  'kind of file': fileKindsOf,
  address: (plugins) => [
    ...Object.keys(filesOfEveryAccount),
    ...plugins.flatMap(({ views = {} }) => Object.keys(views)),
    // Whatever a pattern calls its parts, it is the same address.
    ...filesOf(plugins).map(({ path }) => path.replace(/:\w+(?:\{[^}]*(?:\}[^}/]*)*\})?/g, ':')),
  ],
};

/**
 * Checks that the plugins of a site fit together, with the code of their sections: whatever {@link createSite} throws, and
 * more. For the start of a server, and for a test.
 *
 * @param plugins the host's list
 * @throws RangeError in one sentence
 */
export async function checkPlugins(plugins: readonly Plugin[]): Promise<void> {
  await textsOfSections(createSite(plugins).plugins);
}

/** A list that is no TypeScript can have anything: what is misspelt in an import is undefined. */
const isPlugin = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** Whether the router understands a path. It compiles the expressions in it only when the first request comes. */
function isPattern(path: string): boolean {
  const named = path.replace(/:\w+(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})?\??/g, '');
  if (/[{}]/.test(named)) return false;
  try {
    new Hono().get(`/${path}`, (context) => context.body(null)).router.match('GET', '/any/thing');
    return true;
  } catch {
    return false;
  }
}

/** What logs and the build call the pages that belong to no plugin. */
const pageViews: readonly string[] = ['profile', 'page', 'section', 'item', 'error'];

/**
 * Creates what a host shows from its list of plugins. Texts are loaded once for each language.
 *
 * @param chosen the host's list
 * @param appName name of the messaging app
 * @throws RangeError when something in the list is no plugin; a section has the address of a view; two plugins, or one and the page, have the same name, view,
 * pop-up, state, saved namespace, action, variable, namespace of texts, kind of file or address; a file would hide pages of the account, or has a path that
 * cannot be read or that no address reaches; or a view is called so that none leads to it
 */
export function createSite(chosen: readonly Plugin[], appName?: string): Site {
  const odd = chosen.findIndex((plugin) => !isPlugin(plugin));
  if (odd >= 0)
    throw new RangeError(
      `Number ${odd + 1} of the plugins is none: it has no name. Is what is imported spelt so?`,
    );
  const plugins = [...chosen, ...ownPlugins];
  for (const [part, namesOf] of Object.entries(parts)) refuseTwice(part, namesOf(plugins));
  const ownViews = ownViewsOf(plugins);
  const sections = plugins.flatMap(({ name, section }) => (section ? [name] : []));
  const taken = sections.find((type) => Object.hasOwn(ownViews, type));
  if (taken !== undefined)
    throw new RangeError(
      `The section '${taken}' is called like a view of a plugin, which has its addresses: give the view another name`,
    );
  const unreadable = filesOf(plugins).find(({ path }) => !isPattern(path));
  if (unreadable)
    throw new RangeError(`The path '${unreadable.path}' of a file cannot be read: is a brace closed?`);
  const slashed = filesOf(plugins).find(({ path }) => path.startsWith('/'));
  if (slashed)
    throw new RangeError(
      `The file at '${slashed.path}' is below the account's address: write its path without the slash`,
    );
  const shadowing = filesOf(plugins).find(({ path }) => {
    const [first = ''] = path.split('/', 1);
    const isView = Object.hasOwn(ownViews, first) && path !== first;
    return /^[:*]/.test(first) || first === 'page' || isView || sections.includes(first);
  });
  if (shadowing)
    throw new RangeError(
      `A file at '${shadowing.path}' would hide pages of the account: its own, its sections' or a view's`,
    );
  const misnamed = Object.keys(ownViews).find((name) => !isSectionType(name) || pageViews.includes(name));
  if (misnamed !== undefined) throw new RangeError(`No view can be called '${misnamed}'`);
  const site: Site = {
    plugins,
    latePlugins: createLatePlugins(() => Promise.resolve(plugins)),
    ownViews,
    texts: createServerTexts(plugins, appName),
    off: [],
    without: (off) => (off.length === 0 ? site : variantWithout(off)),
  };
  /** What is off for all is asked for with each page, and few accounts have a list of their own. */
  const variants = new LRUCache<string, Site>({ max: 100 });
  function variantWithout(off: readonly string[]): Site {
    const key = off.join(' ');
    const known = variants.get(key);
    if (known) return known;
    const left = plugins.filter(({ name }) => !off.includes(name));
    const variant: Site = {
      ...site,
      plugins: left,
      latePlugins: createLatePlugins(() => Promise.resolve(left)),
      ownViews: ownViewsOf(left),
      off,
    };
    variants.set(key, variant);
    return variant;
  }
  return site;
}
