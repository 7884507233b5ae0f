import type { Library } from './libraries.js';

const shortName = (name: string): string => name.replace(/^@oa-profile\//, '');

/**
 * The libraries that somebody asks for, with those that they need.
 *
 * @param words their names, with or without `@oa-profile/`; none for all
 * @throws Error in one sentence if there is one of which no library has the name
 */
export function neededLibraries(libraries: readonly Library[], words: readonly string[]): Library[] {
  if (words.length === 0) return [...libraries];
  const byName = new Map(libraries.map((library) => [shortName(library.name), library]));
  const unknown = words.filter((word) => !byName.has(shortName(word)));
  if (unknown.length)
    throw new Error(`There is no package ${unknown.join(', ')}: choose of ${[...byName.keys()].join(', ')}.`);
  const needed = new Set<Library>();
  const need = (name: string): void => {
    const library = byName.get(shortName(name));
    if (!library || needed.has(library)) return;
    needed.add(library);
    Object.keys({ ...library.manifest.dependencies, ...library.manifest.peerDependencies }).forEach(need);
  };
  words.forEach(need);
  return libraries.filter((library) => needed.has(library));
}
