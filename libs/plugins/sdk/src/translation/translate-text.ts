import { textParagraphs } from '../text/text-paragraphs.js';
import { browserTranslators, type BrowserTranslator, type LanguagePair } from './translator.js';

export interface TranslateTextOptions extends LanguagePair {
  text: string;
  signal: AbortSignal;
}

/**
 * Translates a text with the browser's own translator. Its paragraphs and lines stay, and so do web addresses, which a
 * translator would change. Rejects when the browser cannot do it, or when it is aborted.
 */
export async function translateText({ text, signal, ...pair }: TranslateTextOptions): Promise<string> {
  const translators = browserTranslators();
  if (!translators) throw new Error('The browser has no translator');
  const translator = await translators.create({ ...pair, signal });
  try {
    const paragraphs: string[] = [];
    for (const pieces of textParagraphs(text)) {
      const translated: string[] = [];
      for (const { kind, text: words } of pieces) {
        translated.push(kind === 'link' ? words : await translateLines(words, translator, signal));
      }
      paragraphs.push(translated.join(''));
    }
    return paragraphs.join('\n\n');
  } finally {
    translator.destroy();
  }
}

/** One line after the other, with the white space around each as it was. */
async function translateLines(
  words: string,
  translator: BrowserTranslator,
  signal: AbortSignal,
): Promise<string> {
  const lines: string[] = [];
  for (const line of words.split('\n')) {
    const content = line.trim();
    // A translator can return nothing at all for what it takes for no words.
    const translated = content && (await translator.translate(content, { signal })).trim();
    lines.push(translated ? line.replace(content, () => translated) : line);
  }
  return lines.join('\n');
}
