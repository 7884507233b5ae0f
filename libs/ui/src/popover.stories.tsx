import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BackClosesContext } from './back-closes.js';
import { Button } from './button.js';
import { Popover } from './popover.js';
import { closePopovers } from './popover-state.js';
import { placesOfTheFocus } from './testing/places-of-the-focus.js';

interface ExampleProps {
  title: string;
  closeLabel: string;
  children: ReactNode;
  isMenu?: boolean;
  /** Called when it opens; returns a function to call when it has closed. */
  onOpen?: (close: () => void) => () => void;
}

function Example({ onOpen, ...props }: ExampleProps): ReactElement {
  return (
    <BackClosesContext value={onOpen}>
      <Button popoverTarget="example">{props.title}</Button>
      <Popover id="example" {...props} />
      <p>
        <a href="#elsewhere">Elsewhere</a>
      </p>
    </BackClosesContext>
  );
}

const choices = (
  <ul>
    <li>
      <a href="#report">Report this account</a>
    </li>
    <li>
      <button type="button">Copy link</button>
    </li>
  </ul>
);

const meta = {
  title: 'UI/Popover',
  component: Example,
  subcomponents: { Popover },
  args: { title: 'More', closeLabel: 'Close', children: choices },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const opener = (canvas: Canvas): HTMLElement => canvas.getByRole('button', { name: 'More' });

/** Opens the popover as a visitor would. */
async function openIt(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(opener(canvas));
  const popover = await canvas.findByRole('dialog', { name: 'More' });
  await Promise.all(popover.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return popover;
}

const gone = (canvas: Canvas): Promise<void> =>
  waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    const popover = await openIt(canvas);
    await expect(popover.matches(':popover-open')).toBe(true);
    await expect(within(popover).getByRole('heading')).toHaveFocus();
  },
};

/** On larger screens, the title of a list of choices is only for screen readers. */
export const Menu: Story = { ...Open, args: { isMenu: true } };

export const GivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    const popover = await openIt(canvas);
    await userEvent.click(within(popover).getByRole('button', { name: 'Close' }));
    await gone(canvas);
    await expect(opener(canvas)).toHaveFocus();
  },
};

/** Safari and screen readers leave the focus where it was when a button is tapped: anywhere. */
export const GivesTheFocusToWhatWasTapped: Story = {
  tags: ['test-only'],
  play: async ({ canvas, canvasElement }) => {
    for (const before of placesOfTheFocus(canvasElement)) {
      for (const closesBy of ['script', 'its button'] as const) {
        before?.focus();
        // Unlike a visitor's click in this browser, it leaves the focus where it is.
        opener(canvas).click();
        const popover = await canvas.findByRole('dialog', { name: 'More' });
        if (closesBy === 'script') popover.hidePopover();
        else {
          // As in Safari, which takes the focus away from what had it.
          (document.activeElement as HTMLElement).blur();
          within(popover).getByRole('button', { name: 'Close' }).click();
        }
        await gone(canvas);
        await expect(opener(canvas)).toHaveFocus();
        opener(canvas).blur();
      }
    }
  },
};

/** The same button closes it again. */
export const ItsButtonCloses: Story = {
  play: async ({ canvas }) => {
    await openIt(canvas);
    // Not with userEvent: on a phone the button is behind the sheet.
    opener(canvas).click();
    await gone(canvas);
  },
};

/** The Tab key can leave it, and closes it. */
export const GoesWithTheFocus: Story = {
  play: async ({ canvas }) => {
    await openIt(canvas);
    canvas.getByRole('link', { name: 'Elsewhere' }).focus();
    await gone(canvas);
    await expect(canvas.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
  },
};

/** A sheet covers its own button, so the focus does not go behind it; assistive technology is told that it covers all. */
export const ASheetIsModal: Story = {
  play: async ({ canvas }) => {
    const popover = await openIt(canvas);
    const isSheet = !matchMedia('(min-width: 640px)').matches;
    await expect(popover.getAttribute('aria-modal')).toBe(String(isSheet));
    opener(canvas).focus();
    if (isSheet) await gone(canvas);
    else await expect(popover).toBeVisible();
  },
};

/** A sheet is registered with the page, so that Back closes it; a popover beside its button adds no history entry. */
export const TheWayBackClosesASheet: Story = {
  args: { onOpen: fn(() => fn()) },
  play: async ({ canvas, args }) => {
    await openIt(canvas);
    const isSheet = !matchMedia('(min-width: 640px)').matches;
    const onOpen = args.onOpen as unknown as ReturnType<typeof fn>;
    await expect(onOpen).toHaveBeenCalledTimes(isSheet ? 1 : 0);
    if (isSheet) (onOpen.mock.calls[0]?.[0] as () => void)();
    else closePopovers();
    await gone(canvas);
    if (isSheet) await expect(onOpen.mock.results[0]?.value).toHaveBeenCalledOnce();
  },
};
