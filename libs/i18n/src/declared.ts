/**
 * Texts by the namespaces of the packages that have them, so that an editor completes a host's own ones. Whatever declares a
 * plugin declares its texts by declaration merging, by this entry: only the module that declares an interface can be
 * added to, so nothing else of the package may stand in the same declarations as it.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- The packages fill it.
export interface DeclaredTexts {}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Keys of a dictionary, with a plural in whatever forms a language has. */
type Keys<D> = keyof D extends infer K
  ? K extends `${infer Base}_${PluralForm}`
    ? `${Base}_${PluralForm}`
    : K & string
  : never;

type SomeTexts<D> = Readonly<Partial<Record<Keys<D>, string>>>;

type Undeclared = Readonly<Record<string, string>>;

/** Some texts of one language, by namespace and key. Of a package that declares none, the build alone checks the keys. */
export type LanguageTexts = {
  readonly [N in keyof DeclaredTexts]?: SomeTexts<DeclaredTexts[N]>;
} & Readonly<Record<`${string}-${string}`, Undeclared>>;

/** A host's own texts in place of ours, by namespace, language and key. */
export type SiteTexts = {
  readonly [N in keyof DeclaredTexts]?: Readonly<Record<string, SomeTexts<DeclaredTexts[N]>>>;
} & Readonly<Record<`${string}-${string}`, Readonly<Record<string, Undeclared>>>>;

/** Languages of a host besides ours, by their BCP 47 tags. */
export type SiteLanguages = Readonly<
  Record<
    string,
    {
      /** What its readers call it. @default as `Intl` names it */
      name?: string;
      /** Its texts; what is missing is in English. */
      texts?: LanguageTexts;
    }
  >
>;
