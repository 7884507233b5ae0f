import type {
  BrowserTranslator,
  BrowserTranslators,
  LanguagePair,
  TranslatorAvailability,
} from '../translation/translator.js';

/** What {@link setTranslatorDouble} sets. */
export interface TranslatorDoubleOptions {
  /** @default 'available' */
  availability?: TranslatorAvailability;
  /** Called for each line. @default '[from → to] line' */
  translate?: (line: string, pair: LanguagePair) => string | Promise<string>;
  /** What `create` waits for, such as a download. @default nothing */
  created?: (signal: AbortSignal) => Promise<void>;
}

/** What the page asked of the browser's translator. */
export interface TranslatorDouble {
  asked: LanguagePair[];
  /** How many translators are in use: created, and not destroyed. */
  open: number;
  created: number;
  /** Puts back what the browser itself has. */
  remove: () => void;
}

/**
 * Puts a double in the place of the browser's built-in `Translator`, for tests and stories.
 *
 * @example
 * ```ts
 * const meta = { beforeEach: () => setTranslatorDouble().remove, … };
 * ```
 */
export function setTranslatorDouble({
  availability = 'available',
  translate = (line, { sourceLanguage, targetLanguage }) => `[${sourceLanguage} → ${targetLanguage}] ${line}`,
  created,
}: TranslatorDoubleOptions = {}): TranslatorDouble {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Translator');
  const double: TranslatorDouble = {
    asked: [],
    open: 0,
    created: 0,
    remove: () => {
      if (before) Object.defineProperty(globalThis, 'Translator', before);
      else Reflect.deleteProperty(globalThis, 'Translator');
    },
  };
  const create: BrowserTranslators['create'] = async ({ signal, ...pair }): Promise<BrowserTranslator> => {
    double.created += 1;
    await created?.(signal);
    signal.throwIfAborted();
    double.open += 1;
    return {
      translate: async (line, options) => {
        options.signal.throwIfAborted();
        return translate(line, pair);
      },
      destroy: () => {
        double.open -= 1;
      },
    };
  };
  const Translator: BrowserTranslators = {
    availability: (pair) => {
      double.asked.push(pair);
      return Promise.resolve(availability);
    },
    create,
  };
  Object.defineProperty(globalThis, 'Translator', { configurable: true, writable: true, value: Translator });
  return double;
}
