import type { Meta, StoryObj } from '@storybook/react-vite';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { addTexts, commonTexts, createI18n, type Texts } from './index.js';
import { I18nextProvider, useTexts } from './react.js';

/** A page that is older than the texts it loads: they lack one that its code asks for. */
const texts: Texts<{ greeting: string; farewell: string }> = {
  namespace: 'story',
  load: (language): Promise<Record<string, string>> =>
    Promise.resolve<Record<string, string>>(
      language === 'en' ? { greeting: 'Hello', farewell: 'Goodbye' } : { farewell: 'ลาก่อน' },
    ),
};

function Greeting(): ReactElement {
  const t = useTexts(texts);
  return (
    <p>
      {t('greeting')} {t('farewell')}
    </p>
  );
}

const meta = {
  title: 'Languages/Missing text',
  tags: ['test-only'],
  component: Greeting,
  loaders: async () => {
    const thai = createI18n('th');
    await addTexts(thai, texts);
    return { thai };
  },
  render: (_args, { loaded }) => (
    <I18nextProvider i18n={loaded['thai'] as i18n}>
      <Greeting />
    </I18nextProvider>
  ),
} satisfies Meta<typeof Greeting>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A missing key is shown in English, once that is loaded. */
export const LateEnglish: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hello ลาก่อน')).toBeVisible();
  },
};

function Friends(): ReactElement {
  const t = useTexts(commonTexts);
  return <p>{t('header.friends', { count: 2, displayCount: '2' })}</p>;
}

/** The toolbar's switch shows where a text is, by its namespace and key, to those who read something odd. */
export const Keys: Story = {
  globals: { texts: 'keys' },
  render: () => <Friends />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('common header.friends_other')).toBeVisible();
  },
};
