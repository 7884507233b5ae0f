import type { SectionOutline } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/page-story.js';
import { factTexts } from './fact-texts.js';
import { FactStrip } from './fact-strip.js';
import { OfferLine } from './offer-line.js';

const day = [{ opens: '00:00', closes: '24:00' }];
const weekly = { sun: day, mon: day, tue: day, wed: day, thu: day, fri: day, sat: day };

/** Open on whatever day the story is viewed. */
const outline: SectionOutline[] = [
  {
    id: 'basic-info',
    type: 'basic-info',
    title: 'Basic information',
    highlights: [
      { kind: 'hours', hours: { timeZone: 'Asia/Tokyo', weekly } },
      { kind: 'words', sign: 'price', text: '¥900 – ¥3,500', spoken: 'Price range ¥900 – ¥3,500' },
      { kind: 'words', sign: 'way', text: 'Sendagi · 6 min walk' },
    ],
  },
  {
    id: 'reviews',
    type: 'reviews',
    title: 'Reviews',
    highlights: [
      { kind: 'words', sign: 'rating', text: '4.5 (360)', spoken: '4.5 out of 5 stars and 360 reviews' },
    ],
  },
  {
    id: 'coupon',
    type: 'coupon',
    title: 'Coupons',
    highlights: [{ kind: 'offer', text: '100円引き', itemId: 'c-drip', lang: 'ja' }],
  },
];

const nobody = (): void => undefined;

const meta = {
  title: 'Profile/Facts',
  component: PageStory,
  args: {
    children: (
      <>
        <FactStrip onInteractive={nobody} />
        <OfferLine onInteractive={nobody} />
      </>
    ),
    page: { outline },
  },
  parameters: { texts: [factTexts] },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each fact links to its explanation; what is abbreviated visually is read out in full. */
export const All: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual([
      '#oa-basic-info',
      '#oa-reviews',
      '#oa-basic-info',
      '#oa-basic-info',
      '/@komorebi/coupon/c-drip',
    ]);
    await expect(canvas.getByRole('link', { name: /^Open\u00a0· 24 hours/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '4.5 out of 5 stars and 360 reviews' })).toHaveTextContent(
      '4.5 (360)',
    );
    await expect(canvas.getByText('100円引き')).toHaveAttribute('lang', 'ja');
  },
};

export const Thai: Story = { globals: { language: 'th' } };

export const TemporarilyClosed: Story = {
  args: {
    page: {
      outline: [
        {
          id: 'basic-info',
          type: 'basic-info',
          title: 'Basic information',
          highlights: [{ kind: 'hours', hours: { timeZone: 'Asia/Tokyo', weekly, temporarilyClosed: {} } }],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent('Temporarily closed');
  },
};

/** Unknown facts take no room. */
export const NothingKnown: Story = {
  args: { page: { outline: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
