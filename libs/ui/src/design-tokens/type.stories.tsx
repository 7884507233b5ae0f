import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../section.js';
import { Column, Row } from '../testing/story-parts.js';
import { TokenPage } from '../testing/token-page.js';
import { tokensOf } from '../testing/token-pages.js';

const named = (pattern: RegExp): string[] => tokensOf('type').filter((name) => pattern.test(name));
const value = (name: string): string => `var(--oa-${name})`;

const meta = {
  title: 'UI/Tokens/Type',
  component: TokenPage,
  args: { page: 'type' },
  argTypes: { page: { table: { disable: true } } },
} satisfies Meta<typeof TokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

const samples = {
  en: 'Quiet coffee under old trees',
  ja: '木漏れ日の下で一杯の珈琲を',
  'zh-TW': '山嵐深處，一盞好茶',
  th: 'ร้านอาหารริมแม่น้ำ ปู่ย่าตายาย',
  id: 'Keanekaragaman pelayanan kesehatan',
  ko: '나무 그늘 아래 조용한 커피',
};

/** The samples, with that of a language first. */
const inOrder = (first: string): [language: string, sample: string][] =>
  Object.entries(samples).toSorted(([one], [other]) => Number(other === first) - Number(one === first));

/** Sizes and weights in every language, that of the toolbar first. */
export const InEveryLanguage: Story = {
  render: (_, { globals }) => (
    <Column>
      {inOrder(globals['language'] as string).map(([language, sample]) => (
        <div key={language} lang={language}>
          <Section title={language}>
            {named(/^text-(caption|meta|body|title|headline|display)$/)
              .toReversed()
              .map((name) => (
                <p key={name} style={{ fontSize: value(name) }}>
                  {sample}
                </p>
              ))}
            <Row>
              {named(/^weight-/).map((name) => (
                <span key={name} style={{ fontWeight: value(name) }}>
                  {sample}
                </span>
              ))}
            </Row>
          </Section>
        </div>
      ))}
    </Column>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('heading')[0]).toHaveTextContent(globals['language'] as string);
    for (const line of canvas.getAllByText(samples.th)) {
      const { lineHeight, fontSize } = getComputedStyle(line);
      await expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeGreaterThanOrEqual(1.6);
    }
  },
};

export const InThaiFirst: Story = { ...InEveryLanguage, tags: ['test-only'], globals: { language: 'th' } };
