import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Disclosure } from './disclosure.js';
import { Section } from './section.js';
import styles from './testing/story-parts.module.css';

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Can I reserve a table?',
    children: <p>On weekdays, by chat, up to a day before. At weekends you are welcome to just come.</p>,
    onToggle: fn(),
  },
  decorators: [
    (Story) => (
      <Section title="Questions" body="flush">
        <div className={styles.rows}>
          <Story />
        </div>
      </Section>
    ),
  ],
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, args }) => {
    const answer = canvas.getByText(/On weekdays/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('Can I reserve a table?'));
    await expect(answer).toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith(true));
  },
};

export const Open: Story = { args: { open: true } };

export const Several: Story = {
  render: () => (
    <>
      <Disclosure summary="Can I reserve a table?">
        <p>On weekdays, by chat, up to a day before.</p>
      </Disclosure>
      <Disclosure
        summary="Apakah tempat ini ramah keluarga dan dapat dipertanggungjawabkan kebersihannya?"
        open
      >
        <p>Ya. Kursi bayi tersedia, dan ruang menyusui ada di lantai dua.</p>
      </Disclosure>
      <div lang="th">
        <Disclosure summary="ที่จอดรถอยู่ที่ไหน และจอดได้กี่ชั่วโมง" open>
          <p>ที่จอดรถอยู่ด้านหลังร้าน จอดได้ ๓ ชั่วโมง</p>
        </Disclosure>
      </div>
      <div lang="ja">
        <Disclosure summary="子ども連れでも利用できますか" open>
          <p>はい。お子さま用の椅子をご用意しています。</p>
        </Disclosure>
      </div>
    </>
  ),
};

/** Browsers open the target of a link without script. */
export const OpenedByItsLink: Story = {
  tags: ['test-only'],
  args: { id: 'reserve' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/On weekdays/)).not.toBeVisible();
    location.hash = 'reserve';
    await waitFor(() => expect(canvas.getByText(/On weekdays/)).toBeVisible());
    location.hash = '';
  },
};

function WithField(): ReactElement {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Disclosure summary="Add a request" field={field}>
      <textarea ref={field} aria-label="Request" />
    </Disclosure>
  );
}

/** A phone shows its keyboard only for a field that has the focus by the end of the tap. */
export const OpensAtItsField: Story = {
  tags: ['test-only'],
  render: () => <WithField />,
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Add a request');
    summary.click();
    await expect(document.activeElement).toBe(canvas.getByRole('textbox'));
    await userEvent.keyboard('By the window');
    await expect(canvas.getByRole('textbox')).toHaveValue('By the window');
    await userEvent.click(summary);
    await waitFor(() => expect(canvas.getByRole('textbox')).not.toBeVisible());
  },
};
