import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties, ReactElement } from 'react';
import { expect } from 'storybook/test';
import { accountColors } from './account-colors.js';
import { addFriendIcon } from './icons/first-icons.js';
import { Button } from './button.js';
import { Section } from './section.js';
import css from './style.css?raw';
import { Tag } from './tag.js';
import { Column, Row } from './testing/story-parts.js';
import { stylesheetTokens } from './testing/stylesheet-tokens.js';
import styles from './testing/story-parts.module.css';

const names = Object.keys(stylesheetTokens(css).light);
const named = (pattern: RegExp): string[] => names.filter((name) => pattern.test(name));

const groups = {
  colors: names.filter((name) => stylesheetTokens(css).light[name]?.startsWith('#')),
  text: named(/^text-(caption|meta|body|title|headline|display)$/),
  weights: named(/^weight-/),
  space: named(/^space-/),
  radii: named(/^radius-/),
  shadows: named(/^shadow-/),
};
const shown = new Set(Object.values(groups).flat());
const others = names.filter((name) => !shown.has(name));

const meta = { title: 'UI/Tokens' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface SpecimenProps {
  name: string;
  style: CSSProperties;
  className?: string | undefined;
}

function Specimen({ name, style, className }: SpecimenProps): ReactElement {
  return (
    <li className={styles.token}>
      <span className={className} style={style} />
      <code>{name}</code>
    </li>
  );
}

const value = (name: string): string => `var(--oa-${name})`;

export const Colors: Story = {
  render: () => (
    <Section title="Colour roles">
      <ul role="list" className={styles.tokens}>
        {groups.colors.map((name) => (
          <Specimen key={name} name={name} className={styles.swatch} style={{ background: value(name) }} />
        ))}
      </ul>
    </Section>
  ),
  play: async () => {
    const root = getComputedStyle(document.documentElement);
    for (const name of names) await expect(root.getPropertyValue(`--oa-${name}`)).not.toBe('');
  },
};

const samples = {
  en: 'Quiet coffee under old trees',
  ja: '木漏れ日の下で一杯の珈琲を',
  'zh-TW': '山嵐深處，一盞好茶',
  th: 'ร้านอาหารริมแม่น้ำ ปู่ย่าตายาย',
  id: 'Keanekaragaman pelayanan kesehatan',
  ko: '나무 그늘 아래 조용한 커피',
};

export const Type: Story = {
  render: () => (
    <Column>
      {Object.entries(samples).map(([language, sample]) => (
        <div key={language} lang={language}>
          <Section title={language}>
            {groups.text.toReversed().map((name) => (
              <p key={name} style={{ fontSize: value(name) }}>
                {sample}
              </p>
            ))}
            <Row>
              {groups.weights.map((name) => (
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
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByText(samples.th)) {
      const { lineHeight, fontSize } = getComputedStyle(line);
      await expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeGreaterThanOrEqual(1.6);
    }
  },
};

export const SpaceAndShape: Story = {
  render: () => (
    <Column>
      <Section title="Space">
        <ul role="list" className={styles.tokens}>
          {groups.space.map((name) => (
            <Specimen key={name} name={name} className={styles.bar} style={{ inlineSize: value(name) }} />
          ))}
        </ul>
      </Section>
      <Section title="Radii">
        <ul role="list" className={styles.tokens}>
          {groups.radii.map((name) => (
            <Specimen
              key={name}
              name={name}
              className={styles.corner}
              style={{ borderRadius: value(name) }}
            />
          ))}
        </ul>
      </Section>
      <Section title="Elevation" body="bare">
        <ul role="list" className={styles.tokens}>
          {groups.shadows.map((name) => (
            <Specimen key={name} name={name} className={styles.raised} style={{ boxShadow: value(name) }} />
          ))}
        </ul>
      </Section>
      <Section title="Others">
        <dl className={styles.values}>
          {others.map((name) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{stylesheetTokens(css).light[name]}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Column>
  ),
};

const accounts = [
  '#0b7a66',
  '#06c755',
  '#b4552d',
  '#ffd400',
  '#e91e63',
  '#1a237e',
  '#000000',
  '#ffffff',
  '#8a8a8a',
];

/** Any colour an owner may choose, from a stylesheet that the page server writes. */
export const AccountColors: Story = {
  render: () => (
    <div className={styles.accounts}>
      {accounts.map((hex, index) => (
        <div key={hex} className={`account-${index}`}>
          <style>
            {accountColors(hex)
              .replaceAll(':root', `:root .account-${index}`)
              .replaceAll(/:root (\.account-\d+)(:not\([^)]*\)|\[[^\]]*\])/g, ':root$2 $1')}
          </style>
          <div className={styles.account}>
            <code>{hex}</code>
            <Button variant="primary" icon={addFriendIcon}>
              Add friend
            </Button>
            <Button variant="quiet">Menu</Button>
            <Tag tone="account">New</Tag>
          </div>
        </div>
      ))}
    </div>
  ),
};
