import type { Plugin } from 'vite';

const DICTIONARY = /\/locales\/([\w-]+)\.ts$/;

/**
 * Sends an edited dictionary to the page without a reload: open dialogs and typed texts stay. `takeEditedTexts` of
 * profile-web listens to the event.
 */
export const editedDictionaries: Plugin = {
  name: 'edited-dictionaries',
  apply: 'serve',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const [, language] = DICTIONARY.exec(id) ?? [];
    const [, name] = /^export const (\w+) =/m.exec(code) ?? [];
    // The list of a package's languages is in the same folder, but is not a dictionary.
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
