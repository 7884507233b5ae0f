import { existsSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { packageOf, pathOf } from '../package-files.js';
import { edited, type Edit } from '../written-code.js';
import {
  type DefinedTexts,
  type DictionaryPlace,
  mayDefineTexts,
  readDefinedTexts,
  readDictionary,
} from './read-dictionaries.js';
import { readSiteTexts } from './read-site-texts.js';
import { type Dictionary, textProblems, withFallback } from './text-problems.js';

/** Dictionaries that have no file: their language, namespace, and the module beside which they would be. */
const withoutFile = /^\0site-texts:([^:]+):[^:]*:(.*)$/;

/** The language of a module with texts, and the module whose place in its package says when they are needed. */
export function textsModule(moduleId: string): { language: string; place: string } | undefined {
  const [, added, beside] = withoutFile.exec(moduleId) ?? [];
  if (added !== undefined && beside !== undefined) return { language: added, place: beside };
  const [, language] = /\/locales\/([^/]+)\.(?:[jt]s|json)$/.exec(moduleId) ?? [];
  return language === undefined ? undefined : { language, place: moduleId };
}

/**
 * Puts a host's own texts in the place of ours, and adds its languages, in the dictionaries themselves: whatever is loaded
 * with one has the host's words, on the server as in the browser, and a host without any has the same files as before.
 *
 * @param host `texts` is the module where it says them, which may be missing
 */
export function siteTexts(host: { readonly texts: string }): Plugin {
  let site = readSiteTexts({});
  let file = '';
  let isBuild = true;
  /** Dictionaries that take the place of those in files, by the file. */
  const replaced = new Map<string, { name: string; texts: Dictionary }>();
  /** Dictionaries without a file. */
  const added = new Map<string, Dictionary>();
  const namespaces = new Set<string>();
  const problems = new Set<string>();

  /** The texts of a dictionary with those of the host that fit; the others are told. */
  function withOwn(
    written: Dictionary,
    english: Dictionary,
    namespace: string,
    language: string,
  ): Dictionary {
    let texts = written;
    for (const part of [site.translations, site.texts]) {
      const given = part.get(namespace)?.get(language);
      if (!given) continue;
      const wrong = textProblems(language, given, english);
      for (const problem of wrong) problems.add(`'${namespace}' in '${language}': ${problem}.`);
      if (wrong.length === 0) texts = { ...texts, ...(given as Dictionary) };
    }
    return texts;
  }

  /** Notes what takes the place of a module's dictionaries. Returns what changes in the module itself. */
  async function change(
    { namespace, dictionaries, start }: DefinedTexts,
    id: string,
    resolve: (source: string) => Promise<string | undefined>,
  ): Promise<Edit[]> {
    namespaces.add(namespace);
    const wanted = new Set([...(site.texts.get(namespace)?.keys() ?? []), ...site.names.keys()]);
    if (wanted.size === 0) return [];
    const read = async (place: DictionaryPlace | undefined) => {
      if (!place || 'texts' in place) return place && { texts: place.texts, file: undefined, place };
      const path = await resolve(place.source);
      const found =
        path === undefined ? undefined : readDictionary(readFileSync(path, 'utf8'), path, place.name);
      return found && path !== undefined ? { texts: found.texts, file: path, place } : undefined;
    };
    const english = await read(dictionaries.get('en'));
    if (!english) {
      if (site.texts.has(namespace) || site.translations.has(namespace))
        problems.add(`'${namespace}' cannot be changed: the build cannot read its English texts.`);
      return [];
    }
    const fallback = withOwn(english.texts, english.texts, namespace, 'en');
    const edits: Edit[] = [];
    for (const language of wanted) {
      const found = language === 'en' ? english : await read(dictionaries.get(language));
      const texts = withOwn(found?.texts ?? {}, english.texts, namespace, language);
      if (!found) {
        const dictionary = `\0site-texts:${language}:${namespace}:${english.file ?? pathOf(id)}`;
        added.set(dictionary, withFallback(language, texts, fallback));
        const loader = `${JSON.stringify(language)}: () => import(${JSON.stringify(dictionary)}), `;
        edits.push({ start, end: start, text: loader });
      } else if (found.file === undefined) edits.push({ ...found.place, text: JSON.stringify(texts) });
      else replaced.set(found.file, { name: found.place.name, texts });
    }
    return edits;
  }

  /** What changes modules, wherever they are read. */
  const replacing = {
    name: 'site-texts',
    resolveId: (id) => (added.has(id) ? id : undefined),
    load: (id) => (added.has(id) ? `export default ${JSON.stringify(added.get(id))};` : undefined),
    transform: {
      filter: { id: /\.(?:[cm]?[jt]sx?|json)(?:\?|$)/ },
      async handler(code, id) {
        const path = pathOf(id);
        const own = replaced.get(path);
        const written = own && readDictionary(code, path, own.name);
        if (written)
          return { code: edited(code, [{ ...written, text: JSON.stringify(own.texts) }]), map: null };
        if (site.names.size > 0 && isListOfLanguages(path))
          return { code: listOfLanguages(code, path), map: null };
        if (!mayDefineTexts(code)) return undefined;
        const resolve = async (source: string): Promise<string | undefined> => {
          const found = await this.resolve(source, id);
          return found ? pathOf(found.id) : undefined;
        };
        const before = problems.size;
        const edits: Edit[] = [];
        for (const texts of readDefinedTexts(code, path)) edits.push(...(await change(texts, id, resolve)));
        if (!isBuild) for (const problem of [...problems].slice(before)) this.warn(`${file}: ${problem}`);
        return edits.length > 0 ? { code: edited(code, edits), map: null } : undefined;
      },
    },
  } satisfies Plugin;

  return {
    ...replacing,
    enforce: 'pre',
    config: () =>
      // Installed packages are bundled once for development, where the page's own plugins have no part.
      existsSync(host.texts)
        ? { optimizeDeps: { force: true, rolldownOptions: { plugins: [replacing] } } }
        : undefined,
    async configResolved({ root, command, configFileDependencies }) {
      isBuild = command === 'build';
      file = relative(root, host.texts);
      if (!existsSync(host.texts)) return;
      const { module, dependencies } = await runnerImport<Readonly<Record<string, unknown>>>(host.texts, {
        root,
        configFile: false,
      });
      // After an edit, the server of a development starts again.
      configFileDependencies.push(host.texts, ...dependencies);
      site = readSiteTexts(module);
      for (const problem of site.problems) problems.add(problem);
    },
    buildEnd(error) {
      // The server has the texts of all.
      if (error || this.environment.name === 'client') return;
      const unknown = (texts: ReadonlyMap<string, unknown>): string[] =>
        [...texts.keys()].filter((namespace) => !namespaces.has(namespace));
      for (const namespace of unknown(site.texts))
        problems.add(
          `No texts of this site have the namespace '${namespace}': there are ${[...namespaces].sort().join(', ')}.`,
        );
      for (const namespace of unknown(site.translations))
        this.warn(`${file} has translations of '${namespace}', which this site does not show.`);
      if (problems.size > 0) this.error([`The texts in ${file} do not fit:`, ...problems].join('\n- '));
    },
  };

  function listOfLanguages(code: string, path: string): string {
    const ours = readDictionary(code, path, 'languageNames')?.texts;
    return `import { nearestAdded } from './nearest-language.js';
export const languageNames = ${JSON.stringify({ ...ours, ...Object.fromEntries(site.names) })};
export const addedLanguageFor = nearestAdded(Object.keys(languageNames), ${JSON.stringify([...site.names.keys()])});
`;
  }
}

/** The module of `@oa-profile/i18n` that the build writes anew for other languages. */
const isListOfLanguages = (path: string): boolean =>
  basename(path) === 'site-languages.ts' && packageOf(path)?.name === '@oa-profile/i18n';
