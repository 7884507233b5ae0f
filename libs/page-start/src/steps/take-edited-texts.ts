import type { Dictionary } from '@oa-profile/i18n';
import type { i18n } from 'i18next';

/** What `npm run dev` sends to the page when a dictionary has been edited. */
export interface EditedDictionary {
  language: string;
  before: Dictionary;
  after: Dictionary;
}

/**
 * In development, replaces the texts of an edited dictionary, and renders the components again that show them.
 */
export function takeEditedTexts(instance: i18n, events: EventTarget = window): void {
  events.addEventListener('dictionary-edited', (event) => {
    const { language, before, after } = (event as CustomEvent<EditedDictionary>).detail;
    const bundles = Object.entries(instance.store.data[language] ?? {});
    for (const [namespace, bundle] of bundles) {
      const texts = bundle as Dictionary;
      // A dictionary does not know its namespace, and a namespace can consist of several dictionaries.
      if (Object.entries(before).some(([key, text]) => texts[key] !== text)) continue;
      const others = Object.entries(texts).filter(([key]) => !(key in before));
      instance.removeResourceBundle(language, namespace);
      instance.addResourceBundle(language, namespace, { ...Object.fromEntries(others), ...after });
    }
    // Components render again at this event.
    instance.emit('languageChanged', instance.language);
  });
}
