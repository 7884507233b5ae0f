declare module 'xliff' {
  /** A text in a file for translators. */
  interface Unit {
    /** The English text. */
    source: string;
    /** Absent while nobody has translated it. What tools put between texts is no text. */
    target?: unknown;
    note?: string;
  }

  /** What is in a file for translators: texts by namespace and key. */
  interface Translations {
    sourceLanguage: string;
    targetLanguage: string;
    resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
  }

  export function jsToXliff12(translations: Translations): Promise<string>;
  export function xliff12ToJs(xml: string): Promise<Translations>;
}
