import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PageStory } from '../testing/page-story.js';
import { noticed } from './notices-slice.js';
import { Notices } from './notices.js';

const meta = {
  title: 'Profile/Notices',
  component: PageStory,
  args: { children: <Notices /> },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const added = noticed({ tone: 'success', keys: ['done.addFriend'] });
const notAdded = noticed({ tone: 'failure', keys: ['failed.addFriend', 'error.network'] });

export const Success: Story = {
  args: { happened: [added] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Komorebi was added as a friend.');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Failure: Story = {
  args: { happened: [notAdded] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Unable to add this account as a friend. A network error occurred. Please try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** Japanese has no space after a sentence. */
export const FailureInJapanese: Story = {
  args: { happened: [notAdded] },
  globals: { language: 'ja' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'このアカウントを友だちに追加できませんでした。ネットワークエラーが発生しました。もう一度お試しください。',
    );
  },
};

export const TheLastOfEachTone: Story = {
  args: {
    happened: [added, notAdded, noticed({ tone: 'success', keys: [], text: 'Address copied.' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Address copied\.$/);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to add');
  },
};

export const LongText: Story = {
  globals: { language: 'th' },
  args: {
    happened: [notAdded],
    account: { name: 'Ketidakbertanggungjawaban'.repeat(3) },
  },
};
