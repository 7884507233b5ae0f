import type { SectionOutline } from '@oa-profile/plugin-sdk/page';
import { PageStory } from '@oa-profile/profile/testing';
import { ShortcutsSlot } from '@oa-profile/profile/internal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { plugins } from '../src/plugins.js';

const place = { text: '3-99-7 Yanaka', latitude: 35.72, longitude: 139.76 };
const outline: SectionOutline = {
  id: 'info',
  type: 'basic-info',
  title: 'Basic information',
  highlights: [{ kind: 'place', ...place }],
};

/** All that an account can offer. */
const meta = {
  title: 'Profile/Shortcuts',
  component: PageStory,
  args: {
    plugins,
    account: { features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'] },
    page: { outline: [outline], basicInfo: { id: 'info', type: 'basic-info', data: { address: place } } },
    children: <ShortcutsSlot />,
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheApp: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('list', { name: 'More actions' }));
    await expect(row.getAllByRole('listitem')).toHaveLength(4);
    const directions = row.getByRole('link', { name: 'Directions Opens in a new tab' });
    await expect(directions).toHaveAttribute('target', '_blank');
    await expect(directions).toHaveAttribute('href', expect.stringMatching(/\/directions$/));
    await expect(row.getByRole('link', { name: 'Reserve' })).toHaveAttribute(
      'href',
      '/@komorebi/reservation',
    );
  },
};

export const OnADesktop: Story = { args: { origin: 'web', platform: 'Desktop' } };

export const Indonesian: Story = {
  globals: { language: 'id' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Simpan' })).toBeVisible());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
