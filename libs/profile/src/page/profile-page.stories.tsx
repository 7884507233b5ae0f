import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawnPicture } from '../testing/drawn-picture.js';
import { PageStory } from '../testing/page-story.js';

const hours = [{ opens: '08:00', closes: '19:00' }];

const basicInfo: Partial<BasicInfo> = {
  hours: {
    timeZone: 'Asia/Tokyo',
    weekly: { sun: hours, mon: hours, tue: [], wed: hours, thu: hours, fri: hours, sat: hours },
  },
  address: { text: '1-2-3 Kiyosumi, Koto-ku, Tokyo', latitude: 35.68, longitude: 139.8, mapUrl: undefined },
  paymentMethods: ['cash', 'qrPayment'],
  facilities: ['freeWifi', 'noSmoking'],
};

const faq = {
  items: [
    {
      id: 'book',
      question: 'Can I book a table?',
      answer: 'On weekdays, from four people on.',
    },
    { id: 'pets', question: 'Are dogs welcome?', answer: 'On the terrace.' },
  ],
};

const sections = [
  { type: 'basic-info', id: 'info', data: basicInfo },
  { type: 'faq', id: 'questions', data: faq },
];

const meta = {
  title: 'Profile/Whole page',
  component: PageStory,
  args: {
    sections,
    relation: { friendshipType: 'friend', favorite: 'false' },
    account: {
      name: 'Komorebi Coffee',
      category: 'Coffee house',
      statusMessage: 'New beans from Ethiopia',
      description: 'Light roasts and quiet mornings, beside the canal in Kiyosumi.',
      color: '#7a4a2b',
      icon: drawnPicture(160, 160),
      cover: drawnPicture(1280, 720),
      friendCount: 12_840,
      contentLanguage: 'en',
    },
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();

    const question = await canvas.findByText('Can I book a table?');
    await expect(await canvas.findByRole('heading', { name: 'Facts' })).toBeVisible();
    await userEvent.click(question);
    await waitFor(() => expect(canvas.getByText('On weekdays, from four people on.')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Chat' })).toBeVisible();
  },
};

export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };

export const InABrowser: Story = {
  args: { origin: 'web', platform: 'Desktop', relation: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Add friend on\sLINE$/ })).toBeVisible();
    await expect(await canvas.findByText('Are dogs welcome?')).toBeVisible();
  },
};

export const Thai: Story = {
  globals: { language: 'th' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Can I book a table?')).toBeVisible();
  },
};

/** A section with invalid data says so in its own place; one of an unknown type is left out. */
export const BrokenSections: Story = {
  args: {
    sections: [
      { type: 'basic-info', id: 'info', data: 'nonsense' },
      { type: 'hologram', id: 'hologram', data: {} },
      { type: 'faq', id: 'questions', data: faq },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    // Sections load when they come near.
    canvasElement.querySelector('#section-list > :last-child')?.scrollIntoView();
    await expect(await canvas.findByText('Are dogs welcome?')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-plugin]')).toHaveLength(2);
  },
};

export const NothingButAName: Story = {
  args: { sections: [], account: { name: 'Kiosk', badge: 'unverified' } },
  play: async ({ canvas, canvasElement }) => {
    // There is nothing to skip to.
    await expect(canvas.queryByRole('link', { name: 'Skip to content' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Kiosk');
    await expect(canvasElement.querySelector('[data-plugin]')).toBeNull();
  },
};
