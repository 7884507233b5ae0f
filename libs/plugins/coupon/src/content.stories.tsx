import { SectionStory } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { couponSection } from './section.js';

/** The same part with good content and with bad. */
const meta = {
  title: 'Content/Offers',
  tags: ['!autodocs'],
  component: SectionStory,
  args: {
    section: couponSection,
    data: {},
    context: { account: { name: 'Komorebi Coffee', contentLanguage: 'en' } },
  },
  parameters: { texts: [couponSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const november = { startsAt: '2026-11-01T00:00:00+09:00', endsAt: '2026-11-30T23:59:00+09:00' };
const offer = { ...november, id: 'cake', kind: 'discount', usage: 'once', friendsOnly: false, used: false };
export const OfferThatSaysWhatItIs: Story = {
  args: {
    data: {
      items: [
        {
          ...offer,
          name: 'Half-price cheesecake with any coffee',
          guide: 'Show this screen before you pay. One slice for each guest.',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Half-price cheesecake with any coffee')).toBeVisible();
  },
};

export const OfferThatShouts: Story = {
  args: {
    data: {
      items: [
        {
          ...offer,
          name: '!!! SUPER AUTUMN SALE !!! DON’T MISS OUT !!!',
          guide:
            'Valid on selected items only. Terms and conditions apply. See the notice in the shop for details, or ask our staff.',
        },
      ],
    },
  },
};
