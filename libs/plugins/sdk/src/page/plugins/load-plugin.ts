import type { AnyProfilePlugin } from '../../plugin.js';

/** Loads a plugin's code, by `import()` of its module. */
export type PluginLoader = () => Promise<AnyProfilePlugin>;

/**
 * The plugins that a host shows, by the type of their sections. Each is loaded when a section of its type comes near,
 * so another plugin adds nothing to what every visitor downloads first. Sections of a type with `null` are left out on
 * purpose; of other types, the first one is reported.
 *
 * @example
 * ```ts
 * const plugins: PluginLoaders = {
 *   faq: () => import('@oa-profile/plugin-faq').then(({ faqPlugin }) => faqPlugin),
 *   reviews: null,
 * };
 * ```
 */
export type PluginLoaders = Readonly<Record<string, PluginLoader | null>>;

/** What each loader has loaded. On a server, resolving a module again takes longer than rendering a small section. */
const loaded = new WeakMap<PluginLoader, Promise<AnyProfilePlugin>>();

/** Loads the plugin for a type of section; undefined if the host has none. Rejects if its code cannot be loaded. */
export async function loadPlugin(
  plugins: PluginLoaders,
  type: string,
): Promise<AnyProfilePlugin | undefined> {
  // The type comes from an address or the API: 'constructor' is no plugin.
  const load = Object.hasOwn(plugins, type) ? plugins[type] : undefined;
  if (!load) return undefined;
  const known = loaded.get(load);
  if (known) return known;
  const loading = load();
  loaded.set(load, loading);
  // The failure may be temporary.
  loading.catch(() => loaded.delete(load));
  return loading;
}
