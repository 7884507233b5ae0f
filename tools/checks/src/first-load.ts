/** What of Vite's manifest counts here. */
export type BuildManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean }
>;

/**
 * Modules that the browser loads on its own once the page answers: telemetry and sections. The API's client is not
 * among them: an anonymous visitor, as everybody in a browser is, asks the API nothing by just looking.
 */
const loadedLater = [
  /\/telemetry\/src\/index\.ts$/,
  /@sentry\/browser/,
  /\/plugins\//,
  /\/loaded-section\.tsx$/,
];

/** Script files, relative to the build, that must load before the page answers a tap in `language`. */
export function firstLoad(manifest: BuildManifest, language: string): Set<string> {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const texts = keyEnding(manifest, `/i18n/src/locales/${language}.ts`);
  return filesOf(manifest, [entry, texts]);
}

/**
 * Script files that load without any interaction. The sections of the page are counted all: how many are in sight
 * depends on the screen.
 */
export function withoutInteraction(manifest: BuildManifest, language: string): Set<string> {
  const later = Object.keys(manifest).filter((key) => loadedLater.some((pattern) => pattern.test(key)));
  const inOtherLanguages = new RegExp(`/locales/(?!${language}\\.ts)[^/]+\\.ts$`);
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const texts = keyEnding(manifest, `/i18n/src/locales/${language}.ts`);
  return filesOf(manifest, [entry, texts, ...later.filter((key) => !inOtherLanguages.test(key))]);
}

function keyEnding(manifest: BuildManifest, path: string): string {
  const key = Object.keys(manifest).find((candidate) => candidate.endsWith(path));
  if (!key) throw new Error(`The build has no ${path}`);
  return key;
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
