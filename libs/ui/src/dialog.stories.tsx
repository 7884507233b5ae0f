import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BackClosesContext } from './back-closes.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { phoneIcon } from './icons/first-icons.js';

interface ExampleProps {
  title: string;
  opener: string;
  closeLabel: string;
  children: ReactNode;
  actions?: ReactNode;
  shape?: 'sheet' | 'screen';
}

function Example({ opener, ...props }: ExampleProps): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={phoneIcon} onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'UI/Dialog',
  component: Example,
  subcomponents: { Dialog },
  args: {
    title: 'Call outside response hours?',
    opener: 'Call',
    closeLabel: 'Close',
    children: <p>Nobody may answer until 9:00 AM. You can also send a message, and read the answer later.</p>,
    actions: (
      <>
        <Button variant="primary" size="large">
          Send a chat message
        </Button>
        <Button size="large">Call anyway</Button>
      </>
    ),
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens it as a visitor would, and gives it once it has arrived. */
async function openDialog(canvasElement: HTMLElement): Promise<HTMLDialogElement> {
  await userEvent.click(within(canvasElement).getByRole('button'));
  const dialog = await within(canvasElement).findByRole<HTMLDialogElement>('dialog');
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
  return dialog;
}

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    await expect(dialog).toHaveAccessibleName(args.title);
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
  },
};

export const GivesTheFocusBack: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, canvas }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Call' })).toHaveFocus();
  },
};

export const ClosesOnCloseRequest: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, canvas }) => {
    const dialog = await openDialog(canvasElement);
    // What Esc and Android's back gesture send; the test's keyboard does not reach the browser's own handling.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Call' })).toHaveFocus();
  },
};

export const ClosesWhenTappedBeside: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, canvas }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(within(dialog).getByText(/Nobody may answer/));
    await expect(dialog).toBeVisible();
    // A click that ends on the backdrop but started inside, as selecting text does.
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: within(dialog).getByText(/Nobody may answer/) },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await expect(dialog).toBeVisible();
    await userEvent.click(dialog);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index}>
        {index + 1}. The quick brown fox jumps over the lazy dog while the kettle is still warming up.
      </p>
    )),
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const last = within(dialog).getByRole('button', { name: 'Call anyway' });
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(within(dialog).getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const Screen: Story = {
  args: {
    title: 'The counter',
    opener: 'Look at it',
    shape: 'screen',
    children: <p>Light from the garden until three.</p>,
    actions: undefined,
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const { width, height } = dialog.getBoundingClientRect();
    await expect([width, height]).toEqual([document.documentElement.clientWidth, innerHeight]);
    await expect(within(dialog).getByText(/Light from/)).toBeVisible();
  },
};

export const LongThai: Story = {
  args: {
    title: 'ขณะนี้อยู่นอกเวลาทำการ ต้องการโทรหาบัญชีทางการนี้หรือไม่',
    opener: 'โทร',
    closeLabel: 'ปิด',
    children: <p>อาจไม่มีผู้รับสายจนถึงเวลา 9:00 น. คุณสามารถส่งข้อความไว้และอ่านคำตอบภายหลังได้</p>,
    actions: (
      <Button variant="primary" size="large">
        ส่งข้อความแชทถึงร้านที่ใหญ่ที่สุดริมแม่น้ำ
      </Button>
    ),
  },
  globals: { language: 'th' },
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement);
  },
};

const closers: (() => void)[] = [];
function noteCloser(close: () => void): () => void {
  closers.push(close);
  return () => void closers.splice(closers.indexOf(close), 1);
}

/** On a page that offers it: what has opened says how it is closed, and takes that back once it is. */
export const ClosesOnTheWayBack: Story = {
  tags: ['test-only'],
  decorators: [
    (Shown) => (
      <BackClosesContext value={noteCloser}>
        <Shown />
      </BackClosesContext>
    ),
  ],
  play: async ({ canvasElement, canvas }) => {
    await openDialog(canvasElement);
    await expect(closers).toHaveLength(1);
    closers[0]?.();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(closers).toEqual([]));

    const dialog = await openDialog(canvasElement);
    await expect(closers).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(closers).toEqual([]));
  },
};
