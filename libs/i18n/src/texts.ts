import type { Language, OurLanguage } from './languages.js';

/** Texts by key, with `{{placeholders}}`; plural forms end in the CLDR category, such as `friends_other`. */
export type Dictionary = Readonly<Record<string, string>>;

type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The keys of a dictionary: all forms of a plural are one key. */
export type TextKey<D extends Dictionary> = keyof D extends infer K
  ? K extends `${infer Base}_${PluralCategory}`
    ? Base
    : K & string
  : never;

type Placeholders<Text extends string> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type TextOf<D extends Dictionary, K extends string> = K extends keyof D ? D[K] : D[`${K}_other` & keyof D];

/** The values a text needs, by placeholder. A plural's `count` is a number; `{{app}}` is known to the instance. */
export type TextValues<Text extends string> = {
  [Name in Exclude<Placeholders<Text>, 'app'>]: Name extends 'count' ? number : string | number;
};

/**
 * Gives the text of a key in the visitor's language. A key that does not exist, or a placeholder without a value, does
 * not compile. A plural needs `count`, a bare number that chooses the form; to show the number, name `{{displayCount}}`
 * in the text and pass it formatted.
 */
export type Translate<D extends Dictionary> = <K extends TextKey<D>>(
  key: K,
  ...values: K extends keyof D
    ? keyof TextValues<TextOf<D, K>> extends never
      ? []
      : [values: TextValues<TextOf<D, K>>]
    : [values: TextValues<TextOf<D, K>> & { count: number; displayCount?: string }]
) => string;

/** Another language's texts: the same keys, but of a plural only `_other`, since not every language has a singular. */
export type Translation<D extends Dictionary> = Readonly<
  { [K in keyof D as K extends `${string}_${Exclude<PluralCategory, 'other'>}` ? never : K]: string } & {
    [K in keyof D as K extends `${string}_${Exclude<PluralCategory, 'other'>}` ? K : never]?: string;
  }
>;

/** A package's texts: their i18next namespace, and how to load one language. */
export interface Texts<D extends Dictionary = Dictionary> {
  /** i18next namespace, unique among the packages of a page. */
  namespace: string;
  /** Loads one language, and only that one. */
  load: (language: Language) => Promise<Dictionary>;
  /** Only a type: the keys and placeholders for {@link Translate}. */
  readonly dictionary?: D;
}

type Loader = () => Promise<Dictionary | { default: Dictionary }>;

/**
 * Declares a package's texts. A loader gives a dictionary, or the module of a JSON file with one.
 *
 * @example
 * ```ts
 * export const texts: Texts<typeof en> = defineTexts('plugin-faq', {
 *   en: () => import('./en.js').then(({ en }) => en),
 *   ja: () => import('./ja.json'),
 *   // and so on: leaving one of the six out does not compile
 * });
 * ```
 */
export function defineTexts<D extends Dictionary>(
  namespace: string,
  loaders: { en: () => Promise<D> } & Record<
    Exclude<OurLanguage, 'en'>,
    () => Promise<Translation<NoInfer<D>> | { default: Translation<NoInfer<D>> }>
  >,
): Texts<D> {
  return {
    namespace,
    load: async (language) => {
      // A language that a host has added, and this package does not have.
      const load = (loaders as Readonly<Partial<Record<string, Loader>>>)[language] ?? loaders.en;
      const loaded = await load();
      return (typeof loaded.default === 'object' ? loaded.default : loaded) as Dictionary;
    },
  };
}
