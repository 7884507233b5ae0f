import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everyDictionary } from './every-dictionary.js';
import { ExtremesTable } from './extremes-table.js';
import { SpecimenView } from './specimen-view.js';

/**
 * The longest and the shortest text of every package in its container, at its width on a phone of 320 px, in six
 * languages side by side. A text that does not fit is marked.
 */
const meta = {
  title: 'Languages/Longest and shortest',
  tags: ['test-only'],
  component: ExtremesTable,
  args: { kind: 'title' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof ExtremesTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const misfits = (element: HTMLElement): string[] =>
  [...element.querySelectorAll<HTMLElement>('[data-misfit]')].map(
    ({ dataset, textContent }) => `${dataset['key'] ?? ''} ${dataset['misfit'] ?? ''}: ${textContent}`,
  );

const everythingFits: NonNullable<Story['play']> = async ({ canvas, canvasElement }) => {
  // A header, and a row for most of the packages.
  await expect(canvas.getAllByRole('row').length).toBeGreaterThan(everyDictionary.length / 2);
  await expect(misfits(canvasElement)).toEqual([]);
};

export const Titles: Story = {
  args: { kind: 'title' },
  play: everythingFits,
  // Sections of two packages have the same title, which no real page has.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};

export const Buttons: Story = { args: { kind: 'button' }, play: everythingFits };
export const Labels: Story = { args: { kind: 'label' }, play: everythingFits };

export const Tags: Story = {
  args: { kind: 'tag' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-key]').length).toBeGreaterThan(60);
    await expect(misfits(canvasElement)).toEqual([]);
  },
};

export const Messages: Story = {
  args: { kind: 'message' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-key]').length).toBeGreaterThan(60);
    await expect(misfits(canvasElement)).toEqual([]);
  },
};

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** What the tables would show for texts that do not fit. */
export const Marked: Story = {
  render: () => (
    <div lang="de">
      <SpecimenView kind="tag" specimen={{ key: 'tag', text: word }} />
      <SpecimenView kind="button" specimen={{ key: 'button', text: `${word} `.repeat(3) }} />
      <SpecimenView kind="title" specimen={{ key: 'fits', text: 'Fahrt' }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const marked = misfits(canvasElement).map((misfit) => misfit.split(' ')[0]);
    await expect(marked).toEqual(['tag', 'button']);
  },
};
