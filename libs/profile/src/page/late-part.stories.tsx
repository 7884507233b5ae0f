import type { LateProps } from '@oa-profile/plugin-sdk/page';
import { LatePart } from '@oa-profile/plugin-sdk/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PageStory } from '../testing/page-story.js';

let isBroken = true;

function Part({ onInteractive }: LateProps): ReactElement {
  useEffect(onInteractive, [onInteractive]);
  if (isBroken) throw new Error('A fault in a view');
  return <p>The view</p>;
}
const load = () => Promise.resolve(Part);

const meta = {
  title: 'Profile/Late part',
  component: PageStory,
  tags: ['test-only'],
  args: {
    children: (
      <>
        <p>The page</p>
        <LatePart load={load} name="view of a fault" when="at once" wayOn={<a href="/">Back</a>} />
      </>
    ),
  },
  beforeEach: () => {
    isBroken = true;
  },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page stays, says what has happened, and offers a way on. */
export const ThrowsAndIsTriedAgain: Story = {
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/^An error occurred. Please wait a while/),
    );
    await expect(canvas.getByText('The page')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible();
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('The view')).toBeVisible());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
