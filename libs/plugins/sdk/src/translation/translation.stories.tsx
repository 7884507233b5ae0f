import { useLanguage } from '@oa-profile/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  setTranslatorDouble,
  type TranslatorDouble,
  type TranslatorDoubleOptions,
} from '../testing/translator-double.js';
import { PlainText } from '../text/plain-text.js';
import { TranslationRow } from './translation-row.js';
import { withTranslationTexts } from './translation-texts.js';
import { useTextTranslation } from './use-text-translation.js';

const texts = withTranslationTexts({ namespace: 'plugin-story', load: () => Promise.resolve({}) });
const emit = fn();

interface TextStoryProps {
  text: string;
  /** BCP 47 tag of the text's language. */
  lang: string;
}

/** A text that is not in the visitor's language. */
function TextStory({ text, lang }: TextStoryProps): ReactElement {
  const language = useLanguage();
  const translation = useTextTranslation({
    text,
    lang,
    action: 'translateStory',
    context: { language, emit },
  });
  return (
    <>
      <h2 id="author">佐藤</h2>
      <TranslationRow translation={translation} texts={texts} describedBy="author" />
      <PlainText text={translation.text} lang={translation.lang} />
    </>
  );
}

const meta = {
  title: 'Plugins/Building blocks/Translation',
  component: TextStory,
  args: { text: '深煎りのブレンドがとても好みでした。\nhttps://example.com/winter', lang: 'ja' },
  parameters: { texts: [texts] },
  beforeEach: () => emit.mockClear(),
} satisfies Meta<typeof TextStory>;

export default meta;
type Story = StoryObj<typeof meta>;

let double: TranslatorDouble;
const withTranslator = (options?: TranslatorDoubleOptions) => () => {
  double = setTranslatorDouble(options);
  return double.remove;
};

const original = /深煎りのブレンドがとても好みでした。/;
const words: Record<string, string> = {
  en: 'I liked the dark roast very much.',
  th: 'ชอบเบลนด์คั่วเข้มมากครับ',
};
const translate: TranslatorDoubleOptions['translate'] = (line, { targetLanguage }) =>
  words[targetLanguage] ?? line;

/** Chrome translates on the device. Nothing is asked before a tap, but whether it can. */
export const Available: Story = {
  beforeEach: withTranslator({ translate }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Japanese')).toBeVisible();
    const button = await canvas.findByRole('button', { name: 'Translate' });
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await expect(button).toHaveAccessibleDescription('佐藤');
    await expect(double).toMatchObject({
      asked: [{ sourceLanguage: 'ja', targetLanguage: 'en' }],
      created: 0,
    });

    button.focus();
    await userEvent.keyboard('{Enter}');
    const translated = await canvas.findByText(/I liked the dark roast/);
    await expect(translated.closest('[lang]')).toBe(document.documentElement);
    await expect(region).toHaveTextContent('Translated by your browser');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Show original');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://example.com/winter');
    await expect(emit.mock.calls).toEqual([[{ type: 'action', name: 'translateStory' }]]);

    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(original).closest('[lang]')).toHaveAttribute('lang', 'ja');
    await expect(region).toBeEmptyDOMElement();
    // The second time it is known.
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/I liked the dark roast/)).toBeVisible();
    await expect(double).toMatchObject({ created: 1, open: 0 });
  },
};

export const Translated: Story = {
  beforeEach: withTranslator({ translate }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Translate' }));
    await expect(await canvas.findByText(/I liked the dark roast/)).toBeVisible();
  },
};

/** Most browsers have no translator, and none translates every language. The button's place stays empty. */
export const Unavailable: Story = {
  beforeEach: withTranslator({ availability: 'unavailable' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(double.asked).toHaveLength(1));
    const row = canvas.getByText('In Japanese').parentElement!;
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(36);
  },
};

export const NoTranslatorAtAll: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    double = setTranslatorDouble();
    Object.assign(globalThis, { Translator: undefined });
    return double.remove;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In Japanese')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The button moves nothing when it comes. */
export const MovesNothing: Story = {
  tags: ['test-only'],
  // 'Bahasa Tionghoa (Tradisional)' leaves no place beside it.
  globals: { language: 'id' },
  args: { text: '景色一流，菜色道地。', lang: 'zh-TW' },
  decorators: [(Story) => <div style={{ inlineSize: '16rem' }}>{Story()}</div>],
  beforeEach: () => {
    double = setTranslatorDouble();
    const { availability } = (
      globalThis as unknown as { Translator: { availability: () => Promise<string> } }
    ).Translator;
    Object.assign((globalThis as unknown as { Translator: object }).Translator, {
      availability: () => new Promise((resolve) => setTimeout(resolve, 300)).then(availability),
    });
    return double.remove;
  },
  play: async ({ canvas }) => {
    const { top } = canvas.getByText(/景色一流/).getBoundingClientRect();
    await canvas.findByRole('button', { name: 'Terjemahkan' });
    await expect(canvas.getByText(/景色一流/).getBoundingClientRect().top).toBe(top);
  },
};

/** The first time the browser may have to download what it translates with, which can take minutes. */
export const Downloading: Story = {
  beforeEach: withTranslator({ availability: 'downloadable', created: () => new Promise(() => undefined) }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Translate' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your browser is downloading what it needs');
    await expect(canvas.getByText(original)).toBeVisible();
    await userEvent.click(button);
    await expect(double.created).toBe(1);
  },
};

export const Failed: Story = {
  name: 'Error',
  beforeEach: () => {
    let isFirst = true;
    return withTranslator({
      translate: (line, pair) => {
        if (!isFirst) return translate(line, pair);
        isFirst = false;
        throw new Error('The model crashed');
      },
    })();
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Translate' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Unable to translate this text.')).toBeVisible();
    await expect(canvas.getByText(original)).toBeVisible();
    await expect(button).toHaveAccessibleName('Try again');
    await expect(button).toHaveFocus();
  },
};

export const TriedAgain: Story = {
  ...Failed,
  name: 'Tried again',
  tags: ['test-only'],
  play: async (context) => {
    await Failed.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await expect(await context.canvas.findByText(/I liked the dark roast/)).toBeVisible();
    await expect(context.canvas.queryByText('Unable to translate this text.')).toBeNull();
  },
};

export const InThePagesLanguage: Story = {
  args: { text: 'Quiet on weekdays.', lang: 'en-GB' },
  beforeEach: withTranslator(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quiet on weekdays.')).toBeVisible();
    await expect(canvas.queryByText(/^In /)).toBeNull();
    await expect(double.asked).toEqual([]);
  },
};

/** The answer of the browser is text, whatever it says. */
export const AnswerWithMarkup: Story = {
  tags: ['test-only'],
  beforeEach: withTranslator({ translate: () => '<img src=x onerror=alert(1)>' }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Translate' }));
    await expect(await canvas.findByText(/<img src=x/)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Can be left while the browser downloads. */
function Leavable(props: TextStoryProps): ReactElement {
  const [isLeft, setIsLeft] = useState(false);
  return (
    <>
      {!isLeft && <TextStory {...props} />}
      <button onClick={() => setIsLeft(true)}>Leave</button>
    </>
  );
}

const aborted = fn();

export const LeftMeanwhile: Story = {
  tags: ['test-only'],
  render: (args) => <Leavable {...args} />,
  beforeEach: () => {
    aborted.mockClear();
    return withTranslator({
      availability: 'downloadable',
      created: (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            aborted();
            reject(signal.reason as Error);
          });
        }),
    })();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Translate' }));
    await expect(aborted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(aborted).toHaveBeenCalledOnce();
    await expect(double.open).toBe(0);
  },
};
