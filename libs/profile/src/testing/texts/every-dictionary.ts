import { languages, type Dictionary, type Language } from '@oa-profile/i18n';

export interface PackageTexts {
  /** 'plugins/coupon' */
  name: string;
  texts: Readonly<Record<Language, Dictionary>>;
}

const files = import.meta.glob<Record<string, Dictionary>>(
  ['/libs/*/src/**/locales/*.ts', '/libs/plugins/*/src/**/locales/*.ts'],
  { eager: true },
);

/** Every dictionary of the workspace: new packages are found automatically. */
export const everyDictionary: readonly PackageTexts[] = Object.keys(files)
  .filter((path) => path.endsWith('/en.ts'))
  .map((path) => ({
    name: path.replace(/^\/libs\/|\/src|\/locales\/en\.ts$/g, ''),
    texts: Object.fromEntries(
      languages.map((language) => {
        const dictionary = files[path.replace(/en\.ts$/, `${language}.ts`)];
        return [language, dictionary?.[language.replace('-', '')] ?? {}];
      }),
    ) as Record<Language, Dictionary>,
  }))
  .sort((one, other) => one.name.localeCompare(other.name));
