import { Section } from '@oa-profile/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { actionTexts } from '../../core/texts/action-texts.js';
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
          <Section key={id} id={id} title={title}>
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

/** The chip of what is in view is marked; following one moves the focus along, and leaves no step of the history. */
export const Marked: Story = {
  play: async ({ canvas }) => {
    const steps = history.length;
    const chip = canvas.getByRole('link', { name: 'Reviews' });
    await expect(canvas.getByRole('navigation', { name: 'Sections' })).toContainElement(chip);
    await expect(chip).toHaveAttribute('href', '#s-4');
    await userEvent.click(chip);
    await expect(canvas.getByRole('heading', { name: 'Reviews' })).toHaveFocus();
    await waitFor(() => expect(chip).toHaveAttribute('aria-current', 'true'));
    await expect(canvas.getByRole('link', { name: 'Coupons' })).not.toHaveAttribute('aria-current');
    await expect(history.length).toBe(steps);

    window.scrollTo(0, 0);
    await waitFor(() => expect(chip).not.toHaveAttribute('aria-current'));
  },
};

export const Dark: Story = { globals: { colorScheme: 'dark' } };

/** Two sections need no way to them. */
export const TooFew: Story = {
  args: { page: { outline: outline.slice(0, 2) }, children: <SectionBarSlot /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
