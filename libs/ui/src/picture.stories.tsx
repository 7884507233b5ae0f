import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { Picture } from './picture.js';
import { brokenPicture, Column, drawnPicture } from './testing/story-parts.js';
import styles from './testing/story-parts.module.css';

const meta = {
  title: 'UI/Picture',
  component: Picture,
  args: { picture: drawnPicture(640, 400, 'Hills under a low sun') },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Natural: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Hills under a low sun' });
    const { width, height } = image.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.6, 1);
  },
};

export const Shapes: Story = {
  render: ({ picture }) => (
    <Column>
      <Picture picture={picture} shape="wide" />
      <div className={styles.thumbnails}>
        <Picture picture={picture} shape="square" />
        <Picture picture={picture} shape="square" />
        <Picture picture={brokenPicture(640, 400, 'A dish')} shape="square" />
      </div>
    </Column>
  ),
};

export const CannotBeLoaded: Story = {
  args: { picture: brokenPicture(640, 400, 'The counter on a Sunday morning') },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    const replacement = canvas.getByRole('img', { name: 'The counter on a Sunday morning' });
    const { width, height } = replacement.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(1.6, 1);
  },
};

export const DecorativeCannotBeLoaded: Story = {
  args: { picture: brokenPicture(640, 200) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** The picture in the server's HTML fails before hydration. */
export const FailedBeforeHydration: Story = {
  tags: ['test-only'],
  render: () => <div data-testid="server" />,
  play: async ({ canvas }) => {
    const container = canvas.getByTestId('server');
    const page = <Picture picture={brokenPicture(640, 400, 'The counter')} loading="eager" />;
    container.innerHTML = renderToString(page);
    const image = container.querySelector('img');
    await waitFor(() => expect(image?.complete).toBe(true));
    const root = hydrateRoot(container, page);
    await waitFor(() => expect(container.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'The counter' })).toBeVisible();
    root.unmount();
  },
};
