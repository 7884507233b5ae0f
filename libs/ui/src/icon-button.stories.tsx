import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './icon-button.js';
import { moreIcon } from './icons/first-icons.js';
import { closeIcon } from './icons/way-icons.js';
import { starFilledIcon, starIcon } from './icons/first-icons.js';
import { shareIcon } from './icons/action-icons.js';
import { Picture } from './picture.js';
import { Card, Column, drawnPicture, Row } from './testing/story-parts.js';

const meta = {
  title: 'UI/Icon button',
  component: IconButton,
  args: { icon: shareIcon, label: 'Share', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: 'Share' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Variants: Story = {
  render: () => (
    <Column>
      <Card>
        <Row>
          <IconButton icon={shareIcon} label="Share" />
          <IconButton icon={shareIcon} label="Share" variant="secondary" />
          <IconButton icon={starFilledIcon} label="Favorite" pressed />
          <IconButton icon={starFilledIcon} label="Favorite" variant="secondary" pressed />
          <IconButton icon={moreIcon} label="More" disabled />
          <IconButton icon={starIcon} label="Favorite" pending />
        </Row>
      </Card>
      <Card>
        <Picture picture={drawnPicture(640, 240)} />
        <IconButton icon={closeIcon} label="Close" variant="floating" />
      </Card>
    </Column>
  ),
};

function Favorite(): ReactElement {
  const [favorite, setFavorite] = useState(false);
  return (
    <IconButton
      icon={favorite ? starFilledIcon : starIcon}
      label="Favorite"
      variant="secondary"
      pressed={favorite}
      onClick={() => setFavorite(!favorite)}
    />
  );
}

export const Switch: Story = {
  render: () => <Favorite />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Favorite', pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleName('Favorite');
  },
};

/** A pending switch already shows its new state. */
export const PendingSwitch: Story = {
  args: { pressed: true, pending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.firstElementChild?.tagName).toBe('svg');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const PendingIgnoresClicks: Story = {
  tags: ['test-only'],
  args: { pending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
