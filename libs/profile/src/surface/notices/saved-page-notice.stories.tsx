import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PageStory } from '../../testing/page-story.js';
import { SavedPageNotice } from './saved-page-notice.js';

let isOnline = false;
/** The texts that its region has had, in order. */
let cameWith: string[] = [];

function setOnline(online: boolean): void {
  isOnline = online;
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

const meta = {
  title: 'Profile/Offline notice',
  component: PageStory,
  // Without a zone, it is local time wherever the story is viewed.
  args: { children: <SavedPageNotice />, savedAt: '2026-11-20T18:05:00' },
  beforeEach: () => {
    isOnline = false;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    // Restores the prototype's property.
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'You are offline. This page is from Nov 20, 2026, 6:05 PM.',
      ),
    );
    await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

export const OfflineInThai: Story = {
  globals: { language: 'th' },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/^คุณออฟไลน์อยู่ .*2569.* 18:05 น\.โหลดใหม่$/),
    );
  },
};

/** Text that appears together with its region is not announced. */
export const IsHeard: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    cameWith = [];
    const observer = new MutationObserver(() => {
      const region = screen.queryByRole('status');
      if (region) cameWith.push(region.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  },
  play: async () => {
    await screen.findByText(/^You are offline/);
    await expect(cameWith[0]).toBe('');
  },
};

/** The region exists by then, so that screen readers announce the change. */
export const OnlineAgain: Story = {
  play: async () => {
    const region = screen.getByRole('status');
    await waitFor(() => expect(region).toHaveTextContent('You are offline.'));
    setOnline(true);
    await waitFor(() =>
      expect(region).toHaveTextContent(
        'This page is from Nov 20, 2026, 6:05 PM. Reload it to see the latest version.',
      ),
    );
    setOnline(false);
    await waitFor(() => expect(region).toHaveTextContent('You are offline.'));
  },
};

/** It precedes everything else on the page, and stays in every view. */
export const AboveThePage: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    const notice = await screen.findByText(/You are offline/);
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(notice.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** What a page shows of the account is as old as the page. */
export const OpenForDays: Story = {
  tags: ['test-only'],
  args: { savedAt: undefined },
  beforeEach: () => {
    isOnline = true;
    const fiveDays = 5 * 24 * 60 * 60_000;
    Object.defineProperty(performance, 'timeOrigin', { configurable: true, value: Date.now() - fiveDays });
    return () => {
      Reflect.deleteProperty(performance, 'timeOrigin');
    };
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        /^This page is from .*Reload it to see the latest/,
      ),
    );
  },
};

/** A page that has just been loaded shows no such notice. */
export const FromTheNetwork: Story = {
  tags: ['test-only'],
  args: { children: undefined, savedAt: undefined },
  play: async ({ canvas }) => {
    // It would have appeared together with this.
    await canvas.findByRole('status');
    await expect(screen.queryByText(/This page is from/)).toBeNull();
  },
};
