/** The pair of a translation, as BCP 47 tags. */
export interface LanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
}

/** Whether the browser can translate: at once, after a download, or not at all. */
export type TranslatorAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

/** What is used here of the browser's own translator, which runs on the device. */
export interface BrowserTranslator {
  translate: (text: string, options: { signal: AbortSignal }) => Promise<string>;
  destroy: () => void;
}

/** The browser's `Translator`. The types of TypeScript do not have it yet. */
export interface BrowserTranslators {
  availability: (pair: LanguagePair) => Promise<TranslatorAvailability>;
  /** Needs a tap, since it may download what it translates with. */
  create: (options: LanguagePair & { signal: AbortSignal }) => Promise<BrowserTranslator>;
}

/** Undefined in most browsers, and on pages without HTTPS. */
export function browserTranslators(): BrowserTranslators | undefined {
  return (globalThis as { Translator?: BrowserTranslators }).Translator;
}

/** Kept by the browser's own object, so that a page asks once for each pair. */
const asked = new WeakMap<BrowserTranslators, Map<string, Promise<TranslatorAvailability>>>();

/** Whether the browser can translate from one language into another. A page may not be allowed to ask. */
export async function translatorAvailability(pair: LanguagePair): Promise<TranslatorAvailability> {
  const translators = browserTranslators();
  if (!translators) return 'unavailable';
  const answers = asked.get(translators) ?? new Map<string, Promise<TranslatorAvailability>>();
  asked.set(translators, answers);
  const key = `${pair.sourceLanguage} ${pair.targetLanguage}`;
  const answer = answers.get(key) ?? translators.availability(pair).catch(() => 'unavailable' as const);
  answers.set(key, answer);
  return answer;
}
