/** What of Vite's manifest counts here. */
export type BuildManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>;

/**
 * Modules that the browser loads on its own once the page answers, whatever is on it. The API's client is not among
 * them: an anonymous visitor, as everybody in a browser is, asks the API nothing by just looking. Nor is the SDK of error
 * reporting: it comes with the first error, and most visits have none.
 */
const loadedLater = [
  /\/browser\/report-errors\.ts$/,
  /\/browser\/track-page\.ts$/,
  /\/web-vitals\//,
  /\/notices\/notices\.tsx$/,
  /\/shortcuts\/index\.ts$/,
  /\/views\/follow-links\.ts$/,
  /\/sections\/load-section\.tsx$/,
  /\/shared\/plugins\.ts$/,
];
const pluginModule = /\/plugins\/([^/]+)\/src\/index\.ts$/;

/** Script files, relative to the build, that must load before the page answers a tap in `language`. */
export function firstLoad(manifest: BuildManifest, language: string): Set<string> {
  return filesOf(manifest, ['src/browser/main.ts', ...textsOf(manifest, language, /\/i18n\//)]);
}

/** Script files that load without any interaction on a page whose sections are all out of sight. */
export function withoutInteraction(manifest: BuildManifest, language: string): Set<string> {
  const later = Object.keys(manifest).filter((key) => loadedLater.some((pattern) => pattern.test(key)));
  const texts = textsOf(manifest, language, /\/shortcuts\//);
  return new Set([...firstLoad(manifest, language), ...filesOf(manifest, [...later, ...texts])]);
}

/** Asked for only where script is switched off. */
const withoutScript = 'src/browser/start/without-script.css';

/**
 * The style sheets that a page with script waits for.
 *
 * @throws Error when there is more than one: a page waits for each that the server names, and a late one comes too late.
 */
export function styleSheets(manifest: BuildManifest): Set<string> {
  const waitedFor = Object.entries(manifest).filter(([source]) => source !== withoutScript);
  const files = new Set(waitedFor.flatMap(([, { file, css = [] }]) => [file, ...css]));
  const sheets = [...files].filter((file) => file.endsWith('.css'));
  if (sheets.length !== 1)
    throw new Error(`The build has ${sheets.length} style sheets: ${sheets.join(', ')}`);
  return new Set(sheets);
}

/** Script files of sections: those of each plugin alone, and those that several have in common. */
export interface SectionFiles {
  own: Map<string, Set<string>>;
  common: Set<string>;
}

/** What sections add to a page, besides what every page loads without any interaction. */
export function sectionFiles(manifest: BuildManifest, language: string): SectionFiles {
  const everywhere = withoutInteraction(manifest, language);
  const all = new Map(
    Object.keys(manifest).flatMap((key) => {
      const [, plugin] = pluginModule.exec(key) ?? [];
      if (!plugin) return [];
      const texts = textsOf(manifest, language, new RegExp(`/plugins/${plugin}/`));
      const files = [...filesOf(manifest, [key, ...texts])].filter((file) => !everywhere.has(file));
      return [[plugin, files] as const];
    }),
  );
  const uses = (file: string): number => [...all.values()].filter((files) => files.includes(file)).length;
  return {
    own: new Map(
      [...all].map(([plugin, files]) => [plugin, new Set(files.filter((file) => uses(file) === 1))]),
    ),
    common: new Set([...all.values()].flat().filter((file) => uses(file) > 1)),
  };
}

/** The modules with one language's texts of the packages or folders that `place` matches; at least one. */
function textsOf(manifest: BuildManifest, language: string, place: RegExp): string[] {
  const keys = Object.keys(manifest).filter(
    (key) => key.endsWith(`/locales/${language}.ts`) && place.test(key),
  );
  if (!keys.length) throw new Error(`The build has no texts in ${language} at ${String(place)}`);
  return keys;
}

function filesOf(manifest: BuildManifest, keys: readonly (string | undefined)[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string | undefined): void => {
    const entry = key === undefined ? undefined : manifest[key];
    if (!entry || key === undefined || seen.has(key)) return;
    seen.add(key);
    if (entry.file.endsWith('.js')) files.add(entry.file);
    entry.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}
