import type { SectionOutline } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { drawnPicture } from '../../../testing/drawn-picture.js';
import { PageStory } from '../../../testing/page-story.js';

const alternatives = ['A cat', 'Cheesecake', 'Records', 'The roaster', 'Toast', 'Shelves'];
/** Pictures as sections have them, each of another size, so that no two have one address. */
const pictures = alternatives.map((alt, place) => ({
  ...drawnPicture(640 + place, 480, alt),
  alt,
  itemId: `post-${place}`,
}));
const broken = 'data:image/png;base64,AAAA';
const outlineOf = (...shown: readonly (typeof pictures)[number][]): SectionOutline[] => [
  {
    id: 'media-feed',
    type: 'media-feed',
    title: 'Posts',
    highlights: shown.length > 0 ? [{ kind: 'pictures', pictures: shown }] : [],
  },
];
const account = {
  name: 'Komorebi Coffee',
  icon: drawnPicture(160, 160),
  cover: drawnPicture(1280, 720, 'A cup on a wooden counter'),
};

const meta = {
  title: 'Profile/Pictures of the header',
  component: PageStory,
  args: { account, page: { outline: outlineOf(...pictures) } },
  globals: { viewport: { value: 'phone', isRotated: false } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The cover, and what posts and goods show. Each leads to what it belongs to. */
export const Row: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('group', { name: 'Photos' }));
    await expect(row.getByRole('img', { name: 'A cup on a wooden counter' })).toBeVisible();
    const links = row.getAllByRole('link');
    await expect(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)).toEqual(
      pictures.map(({ itemId }) => `/@komorebi/media-feed/${itemId}`),
    );
    await expect(links[5]).toHaveAccessibleName(/^Shelves/);
  },
};

/** Six more stops would stand before the main action: the row is one, in which arrow keys go on. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('group', { name: 'Photos' }));
    const links = row.getAllByRole<HTMLAnchorElement>('link');
    const tabbable = (): string[] => links.filter(({ tabIndex }) => tabIndex >= 0).map(({ href }) => href);
    links[0]?.focus();
    await expect(tabbable()).toEqual([links[0]?.href]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(links[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(links[1]).toHaveFocus();
    await userEvent.tab();
    await expect(links).not.toContain(document.activeElement);
    await userEvent.tab({ shift: true });
    await expect(links[0]).toHaveFocus();
    // Backwards, too, it is one stop, from whichever picture.
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.tab({ shift: true });
    await expect(links).not.toContain(document.activeElement);
  },
};

/** What else an arrow key does is the browser's: one page back or on. */
export const ByKeyboardWithModifiers: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('group', { name: 'Photos' }));
    const [first] = row.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      await expect(await fireEvent.keyDown(first!, { key: 'ArrowRight', [key]: true }), key).toBe(true);
    await expect(first).toHaveFocus();
  },
};

/** In a page that has been translated, the key that points on is the left one. */
export const ByKeyboardFromRightToLeft: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'Photos' });
    const links = within(group).getAllByRole('link');
    group.style.direction = 'rtl';
    links[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(links[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(links[1]).toHaveFocus();
  },
};

/** A picture that cannot be loaded leaves no hole and nothing to tap, and the others say how many they are. */
export const SomeAreMissing: Story = {
  args: {
    page: {
      outline: outlineOf(
        ...pictures
          .slice(0, 3)
          .map((picture, place) => (place === 0 ? { ...picture, url: broken } : picture)),
      ),
    },
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('group', { name: 'Photos' });
    await waitFor(() => expect(row.children).toHaveLength(3));
    await expect(within(row).queryByRole('link', { name: /^A cat/ })).toBeNull();
    await expect([...row.children].map((item) => item.getAttribute('data-place'))).toEqual([
      '1/3',
      '2/3',
      '3/3',
    ]);
  },
};

/** Of nothing that can be seen there is no group to hear of. */
export const AllAreMissing: Story = {
  args: {
    account: { ...account, cover: undefined },
    page: { outline: outlineOf(...pictures.slice(0, 1).map((picture) => ({ ...picture, url: broken }))) },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Photos' })).toBeNull());
    await expect(canvas.getByRole('heading', { name: /Komorebi Coffee/ })).toBeVisible();
  },
};

export const WithoutACover: Story = {
  args: { account: { ...account, cover: undefined } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('group', { name: 'Photos' });
    await expect(row.children).toHaveLength(6);
    await expect(within(row).getByRole('img', { name: 'A cat' })).toHaveAttribute('loading', 'eager');
  },
};

/** With nothing but a cover it is a picture, and no row of one. */
export const NoOthers: Story = {
  args: { page: { outline: outlineOf() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A cup on a wooden counter' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Photos' })).toBeNull();
  },
};
