import { noticed } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PageStory } from '@oa-profile/profile/testing';
import { lastVisitPlugin } from './last-visit-plugin.js';

const changes = [
  { text: 'Thu, Nov 26: 1:00 PM – 9:00 PM', section: 'Basic information', href: '#oa-basic-info' },
  { text: '2 new coupons', section: 'Coupons', href: '#oa-coupon' },
  { text: 'Menu has changed', href: '/@komorebi/page/menu' },
  { text: 'Reservations are no longer accepted' },
];
const text = `Since your last visit: ${changes.map((change) => change.text).join(' · ')}`;

const meta = {
  title: 'Plugins/Since the last visit',
  component: PageStory,
  args: {
    plugins: [lastVisitPlugin],
    sections: [{ type: 'basic-info', id: 'info', data: {} }],
    page: { outline: [{ id: 'basic-info', type: 'basic-info', title: 'Facts', highlights: [] }] },
    happened: [noticed({ tone: 'info', keys: [], text, opens: { name: 'sinceLastVisit', changes } })],
  },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const message = (): Promise<HTMLElement> => screen.findByRole('button', { name: text });

/** It stays until it is opened or dismissed, and moves nothing. */
export const Message: Story = {
  play: async () => {
    const shown = await message();
    // It fades in.
    await waitFor(() => expect(shown).toBeVisible());
    await expect(shown.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(screen.getByRole('status', { name: '' })).toHaveTextContent(text);
  },
};

/** What a tap opens: each change with the section where it is seen, and a link if there is something to see. */
export const Changes: Story = {
  play: async () => {
    await userEvent.click(await message());
    const dialog = await screen.findByRole('dialog', { name: 'Since your last visit' });
    await expect(dialog).toHaveTextContent('2 new couponsCoupons');
    await expect(screen.getAllByRole('listitem').filter((item) => dialog.contains(item))).toHaveLength(4);
    await expect(screen.getByRole('link', { name: 'Menu has changed' })).toHaveAttribute(
      'href',
      '/@komorebi/page/menu',
    );
    await expect(screen.queryByRole('link', { name: /Reservations/ })).toBeNull();
    await expect(screen.queryByRole('button', { name: text })).toBeNull();
  },
};

/** A tap dismisses it, too. */
export const Dismissed: Story = {
  tags: ['test-only'],
  play: async () => {
    await message();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: text })).toBeNull());
  },
};
