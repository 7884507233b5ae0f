import { otherLanguage } from '@oa-profile/i18n/internal';
import { useEffect, useRef, useState } from 'react';
import type { PluginContext } from '../section.js';
import { translateText } from './translate-text.js';
import { translatorAvailability, type TranslatorAvailability } from './translator.js';

/** What {@link useTextTranslation} offers to translate. */
export interface TextTranslationOptions {
  text: string;
  /** BCP 47 tag of its language: {@link accountLang} or `langAttribute`. */
  lang: string | undefined;
  /** Name of the action that is counted, such as 'translateReview'. */
  action: string;
  context: Pick<PluginContext, 'language' | 'emit'>;
}

/** A text in another language than the page's, and how far its translation is. */
export interface TextTranslation {
  /** What to show: the text, or its translation. */
  text: string;
  /** The `lang` of what to show. */
  lang: string | undefined;
  /** Name of the text's language, in the page's; undefined if it is the page's language, or is not known. */
  languageName: string | undefined;
  /** `none` while the browser cannot translate the text, which at first is not known. */
  status: 'none' | 'offered' | 'downloading' | 'translating' | 'translated' | 'failed';
  translate: () => void;
  showOriginal: () => void;
}

/**
 * Translates a text on the visitor's device, if the browser has a translator. Nothing leaves the device, and nothing is
 * asked or downloaded before the visitor taps, but whether the browser knows both languages. Show the state with
 * `TranslationRow`.
 *
 * @example
 * ```tsx
 * const translation = useTextTranslation({ text, lang: accountLang(context), action: 'translateAnswer', context });
 * <TranslationRow translation={translation} texts={faqTexts} describedBy={questionId} />
 * <PlainText text={translation.text} lang={translation.lang} />
 * ```
 */
export function useTextTranslation({
  text,
  lang,
  action,
  context: { language, emit },
}: TextTranslationOptions): TextTranslation {
  const other = otherLanguage(lang, language);
  const [sourceLanguage, targetLanguage] = [other?.tag, other?.pageTag];
  const [availability, setAvailability] = useState<TranslatorAvailability>('unavailable');
  const [stage, setStage] = useState<'original' | 'pending' | 'translated' | 'failed'>('original');
  const [translated, setTranslated] = useState<{ original: string; words: string }>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    if (sourceLanguage === undefined || targetLanguage === undefined) return undefined;
    let isLeft = false;
    void translatorAvailability({ sourceLanguage, targetLanguage }).then((answer) => {
      if (!isLeft) setAvailability(answer);
    });
    return () => {
      isLeft = true;
      running.current?.abort();
    };
  }, [sourceLanguage, targetLanguage]);

  const isTranslated = translated?.original === text;
  const translate = async (): Promise<void> => {
    if (stage === 'pending' || sourceLanguage === undefined || targetLanguage === undefined) return;
    emit({ type: 'action', name: action });
    if (isTranslated) {
      setStage('translated');
      return;
    }
    const { signal } = (running.current = new AbortController());
    setStage('pending');
    try {
      const words = await translateText({ text, sourceLanguage, targetLanguage, signal });
      setTranslated({ original: text, words });
      setAvailability('available');
      setStage('translated');
    } catch {
      setStage(signal.aborted ? 'original' : 'failed');
    }
  };

  const statusOf = (): TextTranslation['status'] => {
    if (availability === 'unavailable') return 'none';
    switch (stage) {
      case 'pending':
        return availability === 'available' ? 'translating' : 'downloading';
      case 'failed':
        return 'failed';
      case 'translated':
        return isTranslated ? 'translated' : 'offered';
      case 'original':
        return 'offered';
    }
  };
  const status = statusOf();
  return {
    ...(status === 'translated' && translated ? { text: translated.words, lang: undefined } : { text, lang }),
    languageName: other?.name,
    status,
    translate: () => void translate(),
    showOriginal: () => setStage('original'),
  };
}
