import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button.js';
import { Column } from '../testing/story-parts.js';
import { TokenPage } from '../testing/token-page.js';
import { tokensOf } from '../testing/token-pages.js';
import styles from '../testing/token-list.module.css';

const durations = tokensOf('motion').filter((name) => name.startsWith('motion-'));

const meta = {
  title: 'UI/Tokens/Motion',
  component: TokenPage,
  args: { page: 'motion' },
  argTypes: { page: { table: { disable: true } } },
} satisfies Meta<typeof TokenPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

/** A mark for each duration, which a tap moves to the other side. */
function Movers(): ReactElement {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <Column>
      {durations.map((name) => (
        <div key={name}>
          <code>--oa-{name}</code>
          <div className={styles.track}>
            <span
              className={styles.mover}
              data-moved={isMoved || undefined}
              style={{ transitionDuration: `var(--oa-${name})` }}
            />
          </div>
        </div>
      ))}
      <Button onClick={() => setIsMoved(!isMoved)}>Move</Button>
    </Column>
  );
}

/** With reduced motion, in the toolbar or in the system, only the turn of a spinner is left. */
export const Durations: Story = {
  render: () => <Movers />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-moved]')).toHaveLength(durations.length);
  },
};
