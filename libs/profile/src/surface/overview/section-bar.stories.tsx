import { sectionElementId } from '@oa-profile/plugin-sdk/page';
import { actionTexts } from '@oa-profile/plugin-sdk/internal';
import { Section } from '@oa-profile/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PageStory } from '../../testing/page-story.js';
import { factTexts } from './fact-texts.js';
import { SectionBar } from './section-bar.js';
import { SectionBarSlot } from './section-bar-slot.js';

const titles = ['Coupons', 'Basic information', 'Busy times', 'Takeout', 'Reviews', 'Questions and answers'];
const outline = titles.map((title, index) => ({ id: `s-${index}`, type: 'faq', title, highlights: [] }));

const meta = {
  title: 'Profile/Section bar',
  component: PageStory,
  args: {
    page: { outline },
    children: (
      <>
        <SectionBar onInteractive={() => undefined} />
        {outline.map(({ id, title }) => (
          <Section key={id} id={sectionElementId(id)} title={title}>
            {'Light roasts and quiet mornings. '.repeat(60)}
          </Section>
        ))}
      </>
    ),
  },
  parameters: { layout: 'fullscreen', texts: [actionTexts, factTexts] },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chip of the section in view is marked; following one moves the focus along, without a history entry. */
export const Marked: Story = {
  play: async ({ canvas }) => {
    const steps = history.length;
    const chip = canvas.getByRole('link', { name: 'Reviews' });
    await expect(canvas.getByRole('navigation', { name: 'Sections' })).toContainElement(chip);
    await expect(chip).toHaveAttribute('href', '#oa-s-4');
    await userEvent.click(chip);
    await expect(canvas.getByRole('heading', { name: 'Reviews' })).toHaveFocus();
    await waitFor(() => expect(chip).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('link', { name: 'Coupons' })).not.toHaveAttribute('aria-current');
    await expect(history.length).toBe(steps);

    window.scrollTo(0, 0);
    await waitFor(() => expect(chip).not.toHaveAttribute('aria-current'));
  },
};

const tabs = [
  { id: 'menu', title: 'メニュー' },
  { id: 'jobs', title: '採用情報' },
];

/** The pages of the account come before the sections of the current one. */
export const Tabs: Story = {
  args: { account: { contentLanguage: 'ja' }, page: { outline, tabs } },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Sections' }));
    const links = bar.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links.slice(0, 4)).toEqual([
      '#top',
      '/@komorebi/page/menu',
      '/@komorebi/page/jobs',
      '#oa-s-0',
    ]);
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByText('採用情報')).toHaveAttribute('lang', 'ja');
  },
};

/** Visitors who go back to the top see where they are: the row is back at the tab of the page. */
export const BackAtTheTop: Story = {
  args: {
    page: { outline, tabs },
    children: (
      <>
        <Section title="Komorebi">{'A profile card. '.repeat(60)}</Section>
        {meta.args.children}
      </>
    ),
  },
  tags: ['test-only'],
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list');
    const last = canvas.getByRole('link', { name: 'Questions and answers' });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(last).toHaveAttribute('aria-current', 'true'));
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    window.scrollTo(0, 0);
    await waitFor(() => expect(last).not.toHaveAttribute('aria-current'));
    await waitFor(() => expect(row.scrollLeft).toBe(0));
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The arrows, back and on, once the row has been measured. */
async function arrowsOf(canvasElement: HTMLElement): Promise<HTMLButtonElement[]> {
  const arrows = (): HTMLButtonElement[] => [
    ...canvasElement.querySelectorAll<HTMLButtonElement>('button[aria-hidden]'),
  ];
  await waitFor(() => expect(arrows()).toHaveLength(2));
  return arrows();
}

/** Visitors who have only a mouse reach what is cut: by the arrows, and by the wheel until the row ends. */
export const MovedByAMouse: Story = {
  tags: ['test-only'],
  args: {
    children: (
      <div style={{ inlineSize: '24rem' }}>
        <SectionBar onInteractive={() => undefined} />
      </div>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('list');
    const [back, on] = await arrowsOf(canvasElement);
    await expect(back).toBeDisabled();
    if (on) await userEvent.click(on);
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(100));
    await waitFor(() => expect(back).toBeEnabled());

    const turn = (deltaY: number): boolean =>
      row.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
    // The row has come to lie under a pointer at rest.
    await expect(turn(10)).toBe(true);
    row.dispatchEvent(new PointerEvent('pointermove', { movementX: 1, bubbles: true }));
    // It is the row's, and at its end the page's.
    await expect(turn(2000)).toBe(false);
    await waitFor(() => expect(on).toBeDisabled());
    await expect(turn(100)).toBe(true);
    await expect(turn(-2000)).toBe(false);
    await waitFor(() => expect(row.scrollLeft).toBe(0));
  },
};

/** Where text is written from right to left, the row begins at the right, and the arrows turn. */
export const FromRightToLeft: Story = {
  tags: ['test-only'],
  args: MovedByAMouse.args ?? {},
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('list');
    const [back, on] = await arrowsOf(canvasElement);
    await expect(back).toBeDisabled();
    if (on) await userEvent.click(on);
    await waitFor(() => expect(row.scrollLeft).toBeLessThan(-100));
    await waitFor(() => expect(back).toBeEnabled());
    row.dispatchEvent(new PointerEvent('pointermove', { movementX: 1, bubbles: true }));
    row.dispatchEvent(new WheelEvent('wheel', { deltaY: 2000, bubbles: true, cancelable: true }));
    await waitFor(() => expect(on).toBeDisabled());
    if (back) for (let left = 0; left < 4; left += 1) await userEvent.click(back);
    await waitFor(() => expect(back).toBeDisabled());
  },
};

/** On another page the bar has no name: the view above it shows that. */
export const TabsInAView: Story = {
  args: {
    page: { outline: outline.slice(0, 2), tabs, initialView: { name: 'page', pageId: 'menu' } },
    children: <SectionBar isInView onInteractive={() => undefined} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'メニュー' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/@komorebi');
    await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    await expect(canvasElement.querySelector('[aria-hidden=true][href="#top"]')).toBeNull();
  },
};

export const TabsInThai: Story = { ...Tabs, globals: { language: 'th' }, play: undefined };

export const Dark: Story = { globals: { colorScheme: 'dark' } };

/** Two sections need no bar. */
export const TooFew: Story = {
  args: { page: { outline: outline.slice(0, 2) }, children: <SectionBarSlot /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
