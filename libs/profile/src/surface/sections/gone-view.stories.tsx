import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PageStory } from '../../testing/page-story.js';

const questions = { items: [{ id: 'book', question: 'Can I book a table?', answer: 'On weekdays.' }] };

const meta = {
  title: 'Profile/No longer available',
  component: PageStory,
  args: {
    sections: [{ type: 'faq', id: 'faq', data: questions }],
    page: { initialView: { name: 'item', plugin: 'faq', itemId: 'gone' } },
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnItem: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/This may no longer be available/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Go to Questions' })).toHaveAttribute(
      'href',
      '/@komorebi/faq',
    );
    await expect(canvas.getAllByRole('link', { name: 'Back to Komorebi' }).at(-1)).toHaveAttribute(
      'href',
      '/@komorebi',
    );
  },
};

const close = fn(() => true);

export const InTheAppItCanBeClosed: Story = {
  args: { host: { close } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Close' });
    // Before the ways to what else there is.
    await expect(button.parentElement?.querySelector('a, button')).toBe(button);
    await userEvent.click(button);
    await expect(close).toHaveBeenCalledOnce();
  },
};

export const InABrowserThereIsNothingToClose: Story = {
  args: { origin: 'web' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to Questions' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const AWholeSection: Story = {
  args: { sections: [], page: { initialView: { name: 'section', plugin: 'faq' } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/This may no longer be available/)).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Go to Questions' })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: 'Back to Komorebi' })).toHaveLength(2);
  },
};

export const InThai: Story = {
  globals: { language: 'th' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: /Questions$/ })).toBeVisible());
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
