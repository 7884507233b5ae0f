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
      expect(screen.getByRole('status')).toHaveTextContent(/^Offline · from yesterday,\s6:05\sPM/),
    );
    await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

export const OfflineInThai: Story = {
  globals: { language: 'th' },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(/^ออฟไลน์ · ข้อมูล ณ เมื่อวาน\s18:05\sน\.โหลดใหม่$/),
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
    await screen.findByText(/^Offline · from/);
    await expect(cameWith[0]).toBe('');
  },
};

/** The region exists by then, so that screen readers announce the change. */
export const OnlineAgain: Story = {
  play: async () => {
    const region = screen.getByRole('status');
    await waitFor(() => expect(region).toHaveTextContent('Offline'));
    setOnline(true);
    await waitFor(() => expect(region).toHaveTextContent(/^From yesterday,\s6:05\sPM\s?Reload$/));
    setOnline(false);
    await waitFor(() => expect(region).toHaveTextContent('Offline'));
  },
};

/** It precedes everything else on the page, and stays in every view. */
export const AboveThePage: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    const notice = await screen.findByText(/^Offline · from/);
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
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^From .+\s[AP]M\s?Reload$/));
  },
};

/** A page that has just been loaded shows no such notice. */
export const FromTheNetwork: Story = {
  tags: ['test-only'],
  args: { children: undefined, savedAt: undefined },
  play: async ({ canvas }) => {
    // It would have appeared together with this.
    await canvas.findByRole('status');
    await expect(screen.queryByText(/^From /)).toBeNull();
  },
};
