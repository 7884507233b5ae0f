import { noticed } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PageStory } from '../../testing/page-story.js';
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

/** A message can exist before the code that shows it: the region is rendered first, and its message after that. */
export const RegionComesFirst: Story = {
  tags: ['test-only'],
  args: { happened: [added] },
  play: async ({ canvas }) => {
    // What was in the region when it entered the document.
    const region = canvas.getByRole('status');
    await waitFor(() => expect(region).toHaveTextContent('Komorebi was added as a friend.'));
    await expect(region.dataset['came']).toBe('empty');
  },
  beforeEach: () => {
    const seen = new MutationObserver(() => {
      const region = document.querySelector<HTMLElement>('[role=status]');
      if (region && !region.dataset['came']) region.dataset['came'] = region.textContent ? 'full' : 'empty';
    });
    seen.observe(document, { childList: true, subtree: true });
    return () => seen.disconnect();
  },
};

export const Success: Story = {
  args: { happened: [added] },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await waitFor(() => expect(region).toHaveTextContent('Komorebi was added as a friend.'));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

export const Failure: Story = {
  args: { happened: [notAdded] },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('alert');
    await waitFor(() =>
      expect(region).toHaveTextContent(
        'Unable to add this account as a friend. A network error occurred. Please try again.',
      ),
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
    const region = canvas.getByRole('alert');
    await waitFor(() =>
      expect(region).toHaveTextContent(
        'このアカウントを友だちに追加できませんでした。ネットワークエラーが発生しました。もう一度お試しください。',
      ),
    );
  },
};

export const TheLastOfEachTone: Story = {
  args: {
    happened: [added, notAdded, noticed({ tone: 'success', keys: [], text: 'Address copied.' })],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Address copied\.$/));
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

const close = fn(() => true);
const expired = noticed({ tone: 'failure', keys: ['failed.addFriend', ['error', 'HTTP_UNAUTHORIZED']] });

/** A message that asks to close the page offers to do so. */
export const ClosesThePageInTheApp: Story = {
  tags: ['test-only'],
  args: { happened: [expired], host: { isInsideApp: () => true, close } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Your session has expired/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(close).toHaveBeenCalledOnce();
  },
};

export const LoadsThePageAgainInABrowser: Story = {
  tags: ['test-only'],
  args: { happened: [expired], origin: 'web' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

/** What could not be loaded is loaded with the message's button, and the message goes. */
export const NotLoaded: Story = {
  args: {
    relation: undefined,
    answer: fn(() => Response.json({ result: { friendshipType: 'friend', favorite: 'false' } })),
    happened: [noticed({ tone: 'failure', keys: ['failed.relation'], loads: true })],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.answer).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
