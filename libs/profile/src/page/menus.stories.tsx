import { closePopovers } from '@oa-profile/ui/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ActionBar } from '../surface/action-bar/action-bar.js';
import { PageStory } from '../testing/page-story.js';
import { Dialogs } from './dialogs.js';
import { MenusSlot } from './menus-slot.js';

const info = { phone: '+81 3-0123-4567', websites: [{ url: 'https://komorebi.example/' }] };

const meta = {
  title: 'Profile/More menu',
  component: PageStory,
  args: {
    origin: 'web',
    platform: 'Desktop',
    account: { features: ['share', 'report', 'call'] },
    sections: [{ type: 'basic-info', id: 'basic-info', data: info }],
    children: (
      <>
        <ActionBar />
        <MenusSlot />
        <Dialogs />
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Opens More as a visitor would, once the browser can open it. */
async function openMore(canvas: Canvas) {
  const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'More' });
  await waitFor(() => expect(button.popoverTargetElement).not.toBeNull());
  await userEvent.click(button);
  return within(await canvas.findByRole('dialog', { name: 'More' }));
}

/** The browser opens it, without one of the page's own pop-ups. */
export const More: Story = {
  play: async ({ canvas }) => {
    const more = await openMore(canvas);
    await expect(more.getByRole('heading', { name: 'More' })).toHaveFocus();
    await expect(document.querySelector('dialog')).toBeNull();
    await expect(more.getByRole('link', { name: 'Add to contacts' })).toHaveAttribute(
      'href',
      expect.stringContaining('/contact.vcf'),
    );
    await expect(more.getByRole('link', { name: 'Report this account' })).toBeVisible();
    // Who cannot read the page finds their own language here, and not only at its end.
    await expect(more.getByRole('link', { name: '日本語' })).toHaveAttribute('href', '?lang=ja');
    closePopovers();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
  },
};

const copyText = fn((): Promise<void> => Promise.resolve());

export const CopiesTheLink: Story = {
  args: { host: { copyText } },
  play: async ({ canvas }) => {
    const more = await openMore(canvas);
    await userEvent.click(more.getByRole('button', { name: /Copy link/ }));
    await waitFor(() => expect(more.getByRole('status')).toHaveTextContent('Link copied.'));
    await expect(copyText).toHaveBeenCalledWith('https://profile.example/@komorebi');
  },
};

/** If neither the browser nor the app can share, the ways to share are links. */
export const SharesByAddress: Story = {
  args: { host: { canShare: () => false } },
  play: async ({ canvas }) => {
    const more = await openMore(canvas);
    await userEvent.click(more.getByRole('button', { name: 'Share' }));
    const share = within(await canvas.findByRole('dialog', { name: 'Share this page' }));
    await expect(share.getByRole('textbox', { name: 'Link' })).toHaveValue(
      'https://profile.example/@komorebi',
    );
    await expect(share.getByRole('link', { name: 'Send by email' })).toHaveAttribute(
      'href',
      'mailto:?subject=Komorebi&body=https%3A%2F%2Fprofile.example%2F%40komorebi',
    );
  },
};

const share = fn(() => Promise.resolve('shared' as const));

/** A way to share of the host's own replaces them, and nothing stays open. */
export const SharesByTheSurroundings: Story = {
  args: { host: { canShare: () => true, share } },
  play: async ({ canvas }) => {
    const more = await openMore(canvas);
    await userEvent.click(more.getByRole('button', { name: 'Share' }));
    await expect(share).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/**
 * The colours of a code's ground and figure, both of them parts of one picture: browsers that darken pages by force
 * change a style sheet's background and not what is drawn.
 */
function drawnColors(drawing: Element): { ground: string; figure: string } | undefined {
  const [ground, figure] = drawing.children;
  const { width, height } = drawing.getBoundingClientRect();
  const box = ground?.getBoundingClientRect();
  if (!ground || !figure || box?.width !== width || box.height !== height) return undefined;
  return { ground: getComputedStyle(ground).fill, figure: getComputedStyle(figure).fill };
}

/** Drawing a code takes as long as a tap may take to be answered: a visit in which nobody looks at it does without. */
export const Code: Story = {
  play: async ({ canvas, canvasElement }) => {
    const more = await openMore(canvas);
    await expect(canvasElement.querySelector('img[src$="/qr.svg"]')).not.toBeNull();
    await userEvent.click(more.getByRole('button', { name: 'QR code' }));
    const code = within(await canvas.findByRole('dialog', { name: 'Add Komorebi as a friend' }));
    const drawing = code.getByRole('img', { name: 'QR code that adds Komorebi as a friend' });
    await expect(drawing).toBeVisible();
    await expect(drawing).toBeInstanceOf(SVGElement);
    await waitFor(() => expect(drawing).toHaveAttribute('aria-busy', 'false'));
    await expect(drawnColors(drawing)).toEqual({ ground: 'rgb(255, 255, 255)', figure: 'rgb(0, 0, 0)' });
    await expect(code.getByRole('link', { name: 'Open LINE on this device' })).toHaveAttribute(
      'href',
      'https://app.example/add',
    );
    await expect(code.getByRole('link', { name: 'Get LINE' })).toHaveAttribute(
      'href',
      'https://app.example/update',
    );
  },
};

/** The complete pop-up replaces the plain links. */
export const Contact: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Contact' });
    await waitFor(() => expect(button.popoverTargetElement).not.toBeNull());
    await userEvent.click(button);
    const dialog = await canvas.findByRole('dialog', { name: 'Contact Komorebi' });
    await expect(dialog.matches('dialog:popover-open')).toBe(true);
  },
};
