import type { AnyPluginSection, SectionPlugin } from '../../section.js';

type Load = NonNullable<SectionPlugin['section']>;

/** What each loader has loaded. On a server, resolving a module again takes longer than rendering a small section. */
const loaded = new WeakMap<Load, Promise<AnyPluginSection>>();

/**
 * Loads the section of a type; undefined if no plugin of the list has it. Rejects if its code cannot be loaded.
 *
 * @param type of the section, from an address or the API
 */
export async function sectionOf(
  plugins: readonly SectionPlugin[],
  type: string,
): Promise<AnyPluginSection | undefined> {
  const load = plugins.find(({ name }) => name === type)?.section;
  if (!load) return undefined;
  const known = loaded.get(load);
  if (known) return known;
  const loading = load();
  loaded.set(load, loading);
  // The failure may be temporary.
  loading.catch(() => loaded.delete(load));
  return loading;
}
