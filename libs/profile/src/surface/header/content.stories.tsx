import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStory } from '../../testing/page-story.js';
import { ProfileHeader } from './profile-header.js';

/** The same part with good content and with bad. */
const meta = {
  title: 'Content/Names',
  tags: ['!autodocs'],
  component: PageStory,
  args: { children: <ProfileHeader /> },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const account = { contentLanguage: 'en', color: '#2f6b4f', friendCount: 12_846 };

export const NameThatIsAName: Story = {
  args: {
    account: {
      ...account,
      name: 'Komorebi Coffee',
      category: 'Coffee house',
      statusMessage: 'New beans from Ethiopia',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Komorebi Coffee');
    await expect(canvas.getByText('New beans from Ethiopia')).toBeVisible();
  },
};

export const NameThatAdvertises: Story = {
  args: {
    account: {
      ...account,
      name: '★OFFICIAL★ KOMOREBI COFFEE | Specialty roastery & café in Kiyosumi, Tokyo – 20% OFF this week',
    },
  },
};
