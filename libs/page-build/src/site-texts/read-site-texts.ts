/** As in `@oa-profile/i18n`, which a configuration of Vite cannot import before it is built. */
export const ourLanguages: readonly string[] = ['en', 'ja', 'zh-TW', 'th', 'id', 'ko'];

/** Texts by language and key, as they will be checked. */
type Dictionaries = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** What a host says of its words. */
export interface ReadSiteTexts {
  /** Its own texts, by namespace. */
  readonly texts: ReadonlyMap<string, Dictionaries>;
  /** By namespace: the texts of languages that the host has added. */
  readonly translations: ReadonlyMap<string, Dictionaries>;
  /** The languages that the host has added, each in its own words. */
  readonly names: ReadonlyMap<string, string>;
  /** What does not fit, a sentence for each. */
  readonly problems: readonly string[];
}

/** Reads what the module of a host's texts exports, whatever it is. */
export function readSiteTexts(module: Readonly<Record<string, unknown>>): ReadSiteTexts {
  const problems: string[] = [];
  /** The own parts of an object, none of which is its prototype. */
  const partsOf = (value: unknown, what: string): [string, unknown][] => {
    if (value === undefined) return [];
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value);
    problems.push(`${what} must be an object.`);
    return [];
  };
  const dictionaries = new Map<string, Dictionaries>();
  const translations = new Map<string, Dictionaries>();
  const add = (to: typeof dictionaries, namespace: string, language: string, texts: unknown): void => {
    const dictionary = Object.fromEntries(partsOf(texts, `'${namespace}' in '${language}'`));
    to.set(namespace, new Map(to.get(namespace)).set(language, dictionary));
  };

  const names = new Map<string, string>();
  for (const [tag, given] of partsOf(module['languages'], "'languages'")) {
    const problem = languageProblem(tag);
    const { name, texts } = Object.fromEntries(partsOf(given, `The language '${tag}'`));
    if (problem) problems.push(problem);
    else if (name !== undefined && (typeof name !== 'string' || name.trim() === ''))
      problems.push(`The name of the language '${tag}' must be a text.`);
    else {
      names.set(tag, name ?? ownName(tag));
      for (const [namespace, each] of partsOf(texts, `The texts of '${tag}'`))
        add(translations, namespace, tag, each);
    }
  }
  const languages = [...ourLanguages, ...names.keys()];
  for (const [namespace, given] of partsOf(module['texts'], "'texts'"))
    for (const [language, texts] of partsOf(given, `'${namespace}'`))
      if (languages.includes(language)) add(dictionaries, namespace, language, texts);
      else
        problems.push(
          `'${namespace}' has texts in '${language}', which is no language of this site: it has ${languages.join(', ')}.`,
        );
  return { texts: dictionaries, translations, names, problems };
}

/** Why a language cannot be added. */
function languageProblem(tag: string): string | undefined {
  const canonical = canonicalOf(tag);
  if (canonical === undefined)
    return `'${tag}' is no language: a BCP 47 tag is wanted, such as 'vi' or 'pt-BR'.`;
  if (canonical !== tag) return `The language '${tag}' is written '${canonical}'.`;
  if (ourLanguages.includes(tag)) return `'${tag}' is one of our languages: its texts belong into 'texts'.`;
  // Formats would be those of whatever the server and the browser otherwise speak.
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  return isKnown ? undefined : `Neither dates nor numbers can be written in the language '${tag}' here.`;
}

function canonicalOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** What a language calls itself, as it begins a line. */
function ownName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
