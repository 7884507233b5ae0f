import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';

/**
 * The plugins that a host shows, by the type of their sections. Each is loaded when a section of its type comes near,
 * so one more adds nothing to what every visitor downloads first.
 *
 * @example
 * ```ts
 * const plugins: PluginLoaders = {
 *   faq: () => import('@oa-profile/plugin-faq').then(({ faqPlugin }) => faqPlugin),
 * };
 * ```
 */
export type PluginLoaders = Readonly<Record<string, () => Promise<AnyProfilePlugin>>>;

/** What each loader has loaded. On a server, finding a module again takes longer than rendering a small section. */
const loaded = new WeakMap<() => Promise<AnyProfilePlugin>, Promise<AnyProfilePlugin>>();

/** Loads the plugin for sections of a type; undefined where the host has none. Rejects when its code cannot be loaded. */
export async function loadPlugin(
  plugins: PluginLoaders,
  type: string,
): Promise<AnyProfilePlugin | undefined> {
  // A type comes from an address or from the API: 'constructor' is no plugin.
  const load = Object.hasOwn(plugins, type) ? plugins[type] : undefined;
  if (!load) return undefined;
  const known = loaded.get(load);
  if (known) return known;
  const loading = load();
  loaded.set(load, loading);
  // What fails may do so for a reason that passes.
  loading.catch(() => loaded.delete(load));
  return loading;
}
