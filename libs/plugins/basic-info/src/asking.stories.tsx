import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { SectionStory } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { basicInfoSection } from './section.js';

const day = [{ opens: '08:00', closes: '19:00' }];
const komorebi: Partial<BasicInfo> = {
  hours: {
    timeZone: 'Asia/Tokyo',
    weekly: { sun: day, mon: day, tue: [], wed: day, thu: day, fri: day, sat: day },
  },
  address: { text: '東京都江東区清澄1-2-3', note: '清澄庭園の向かいです。' },
  priceRanges: [{ kind: 'lunch', min: { amount: 1000, currency: 'JPY' } }],
};

const meta = {
  title: 'Plugins/Basic information/Asking',
  component: SectionStory,
  args: {
    section: basicInfoSection,
    data: komorebi,
    context: { takesQuestions: true },
    onEvent: fn(),
  },
  parameters: { texts: [basicInfoSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button for each fact that may have changed. */
export const CanBeAsked: Story = {
  play: async ({ args, canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Ask about this' });
    const described = [/^Open\u00a0· until 7:00/, /^東京都江東区清澄1-2-3$/, /^Lunch from ¥1,000$/];
    await expect(buttons).toHaveLength(described.length);
    for (const [place, button] of buttons.entries()) {
      await expect(button).toHaveAccessibleDescription(described[place]);
      await userEvent.click(button);
    }
    const { hours, address, priceRanges } = komorebi;
    for (const fact of [
      { kind: 'hours', hours },
      { kind: 'address', text: address?.text },
      { kind: 'prices', priceRanges },
    ])
      await expect(args.onEvent).toHaveBeenCalledWith({ type: 'askAbout', fact });
  },
};

/** Offers no questions if the page does not forward them. */
export const CannotBeAsked: Story = {
  tags: ['test-only'],
  args: { context: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Open map/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask about this' })).toBeNull();
  },
};
