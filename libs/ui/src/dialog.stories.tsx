import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BackClosesContext } from './back-closes.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';
import { phoneIcon } from './icons/first-icons.js';
import { placesOfTheFocus } from './testing/places-of-the-focus.js';

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

/** Opens the dialog as a visitor would, and returns it after its animation. */
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
    await expect(within(canvasElement).queryByRole('button', { name: 'Call' })).toBeNull();
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
  },
};

/** What in the dialog has the focus while it opens, one after the other. */
async function focusedIn(canvasElement: HTMLElement): Promise<EventTarget[]> {
  const met: EventTarget[] = [];
  const meet = ({ target }: FocusEvent): void => {
    if (target) met.push(target);
  };
  document.addEventListener('focusin', meet);
  const dialog = await openDialog(canvasElement);
  document.removeEventListener('focusin', meet);
  return met.filter((target) => target instanceof Node && dialog.contains(target));
}

/** Anything else that had the focus on the way would be read out, too, and force a layout. */
export const GivesTheFocusToItsTitleAtOnce: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, canvas }) => {
    await expect(await focusedIn(canvasElement)).toEqual([canvas.getByRole('heading')]);
  },
};

function WithField({ onClose }: { onClose?: () => void }): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const close = (): void => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <Dialog title="Search" closeLabel="Close" open={open} onClose={close} field={field}>
        <input ref={field} aria-label="Search" />
      </Dialog>
    </>
  );
}

/** Visitors type at once. */
export const GivesTheFocusToItsFieldAtOnce: Story = {
  tags: ['test-only'],
  render: () => <WithField />,
  play: async ({ canvasElement, canvas }) => {
    await expect(await focusedIn(canvasElement)).toEqual([canvas.getByRole('textbox')]);
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

/** Safari and screen readers leave the focus where it was when a button is tapped: anywhere. */
export const GivesTheFocusToWhatWasTapped: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement }) => {
    const opener = canvas.getByRole('button', { name: 'Call' });
    for (const before of placesOfTheFocus(canvasElement)) {
      before?.focus();
      // Unlike a visitor's click in this browser, it leaves the focus where it is.
      opener.click();
      const dialog = await canvas.findByRole('dialog');
      await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(opener).toHaveFocus();
      opener.blur();
    }
  },
};

/** Wherever the focus is: the element that had it may be gone. */
export const ClosesByEsc: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, canvas }) => {
    await openDialog(canvasElement);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Call' })).toHaveFocus();
  },
};

const closed = fn();

/** With an input method, Esc cancels what is being composed. Safari ends that before it sends the key, and marks the key. */
export const StaysWhenEscCancelsWhatIsComposed: Story = {
  tags: ['test-only'],
  render: () => <WithField onClose={closed} />,
  play: async ({ canvasElement, canvas }) => {
    const [field] = await focusedIn(canvasElement);
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, ...composing }));
    await expect(closed).not.toHaveBeenCalled();
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const KeepsTheFocusInside: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    const close = within(dialog).getByRole('button', { name: 'Close' });
    const last = within(dialog).getByRole('button', { name: 'Call anyway' });
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
  },
};

/** The Tab key leads from the browser's bars to what is behind the dialog, and script may focus anything. */
export const TakesTheFocusBack: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Call' });
    const dialog = await openDialog(canvasElement);
    opener.focus();
    await expect(within(dialog).getByRole('heading')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

function Retry(): ReactElement | null {
  const [isGone, setGone] = useState(false);
  return isGone ? null : <Button onClick={() => setGone(true)}>Try again</Button>;
}

export const KeepsTheFocusWhenItsButtonGoes: Story = {
  tags: ['test-only'],
  args: { children: <Retry /> },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(dialog).getByRole('heading')).toHaveFocus());
  },
};

interface UponEachOtherProps {
  closeLabel: string;
}

function TwoDialogs({ closeLabel }: UponEachOtherProps): ReactElement {
  const [open, setOpen] = useState(0);
  const close = (): void => setOpen((depth) => depth - 1);
  return (
    <>
      <Button onClick={() => setOpen(1)}>Call</Button>
      <Dialog open={open > 0} title="Call" closeLabel={closeLabel} onClose={close}>
        <Button onClick={() => setOpen(2)}>Call now</Button>
        <Dialog open={open > 1} title="Really?" closeLabel={closeLabel} onClose={close}>
          <p>It is late.</p>
        </Dialog>
      </Dialog>
    </>
  );
}

export const OneUponTheOther: Story = {
  tags: ['test-only'],
  render: ({ closeLabel }) => <TwoDialogs closeLabel={closeLabel} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Call' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Call now' }));
    await expect(canvas.getByRole('heading', { name: 'Really?' })).toHaveFocus();
    // What lies below is hidden: only this one's button is found.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Call now' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Call' })).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** In browsers without popovers it is a native modal dialog, which requests to be closed by an event. */
export const ClosesOnCloseRequest: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, canvas }) => {
    const dialog = await openDialog(canvasElement);
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
    // A click that starts inside and ends on the backdrop, as when selecting text.
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

/** On a page that offers it: the dialog registers how to close it, and unregisters once it is closed. */
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
