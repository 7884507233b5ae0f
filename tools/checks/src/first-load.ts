/** The parts of Vite's manifest that are used here. */
export type BuildManifest = Record<
  string,
  { file: string; name?: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>;

const entry = 'src/browser/main.ts';

/** Script files, relative to the build, that must be loaded before the page answers a tap in `language`. */
export function firstLoad(manifest: BuildManifest, language: string): Set<string> {
  return filesOf(manifest, [entry, keyNamed(manifest, `texts-${language}`)]);
}

/**
 * Script files that are loaded without any interaction on a page whose sections are all out of sight. They do not
 * include the API client: an anonymous visitor, as everybody in a browser is, causes no API requests by just looking.
 * Nor the SDK of error reporting: it is loaded at the first error, and most visits have none. Nor what measures Web
 * Vitals, which only sites with tracking load, after everything else.
 */
export function withoutInteraction(manifest: BuildManifest, language: string): Set<string> {
  return new Set([...firstLoad(manifest, language), ...filesOf(manifest, [keyNamed(manifest, 'controls')])]);
}

/** Style sheets that are in the document of a profile with every section: all except those of other views. */
export function firstStyles(manifest: BuildManifest): Set<string> {
  const keys = [entry, keyNamed(manifest, 'controls'), ...sectionKeys(manifest).values()];
  return new Set(keys.flatMap((key) => chunk(manifest, key).css ?? []));
}

/** Script files of sections: by group, or by plugin for sections in no group. */
export function sectionFiles(manifest: BuildManifest, language: string): Map<string, Set<string>> {
  const everywhere = withoutInteraction(manifest, language);
  return new Map(
    [...sectionKeys(manifest)].map(([name, key]) => [
      name,
      new Set([...filesOf(manifest, [key])].filter((file) => !everywhere.has(file))),
    ]),
  );
}

function sectionKeys(manifest: BuildManifest): Map<string, string> {
  const groups = Object.entries(manifest).flatMap(([key, { name = '' }]) => {
    const [, group] = /^sections-(.+)$/.exec(name) ?? [];
    const [, plugin] = /\/plugins\/([^/]+)\/src\/index\.ts$/.exec(key) ?? [];
    const known = group ?? plugin;
    return known === undefined ? [] : [[known, key] as const];
  });
  if (!groups.length) throw new Error('The build has no sections');
  return new Map(groups);
}

/** A file's entry in the manifest. Throws if it is missing: it would count as 0 bytes, within any budget. */
function chunk(manifest: BuildManifest, key: string): BuildManifest[string] {
  const found = manifest[key];
  if (!found) throw new Error(`The build has no file ${key}`);
  return found;
}

/** Key of a file with several modules, by the name that the build gives it. */
function keyNamed(manifest: BuildManifest, name: string): string {
  const key = Object.keys(manifest).find((each) => manifest[each]?.name === name);
  if (key === undefined) throw new Error(`The build has no file ${name}`);
  return key;
}

function filesOf(manifest: BuildManifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, imports } = chunk(manifest, key);
    if (file.endsWith('.js')) files.add(file);
    imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}
