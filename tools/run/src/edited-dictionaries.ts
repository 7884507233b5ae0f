import type { Plugin } from 'vite';

const DICTIONARY = /\/locales\/([\w-]+)\.ts$/;

/**
 * Lets an edited dictionary reach the page without loading it again: what is open stays open, and what is typed in a
 * field stays there. The page hears of it by the event that `takeEditedTexts` of profile-web listens to.
 */
export const editedDictionaries: Plugin = {
  name: 'edited-dictionaries',
  apply: 'serve',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const [, language] = DICTIONARY.exec(id) ?? [];
    const [, name] = /^export const (\w+) =/m.exec(code) ?? [];
    // The list of a package's languages is in the same folder, and is none.
    if (language === undefined || language === 'index' || name === undefined) return undefined;
    const detail = `{ language: '${language}', before: ${name}, after: next.${name} }`;
    return {
      code: `${code}
if (import.meta.hot) {
  import.meta.hot.accept((next) => {
    if (next) dispatchEvent(new CustomEvent('dictionary-edited', { detail: ${detail} }));
  });
}
`,
      map: null,
    };
  },
};
