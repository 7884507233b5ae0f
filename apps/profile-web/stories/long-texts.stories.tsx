import { SectionStory } from '@oa-profile/plugin-sdk/testing';
import { storybookUrl } from '@oa-profile/plugin-sdk/internal/testing';
import {
  onSmallestPhone,
  pageMisfits,
  smallestPhone,
  sectionLoaders,
} from '@oa-profile/profile/internal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longSampleOf } from 'platform/sample-page';
import type { ReactElement } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { plugins } from '../src/plugins.js';
import { useEveryPlugin } from './use-every-plugin.js';

interface LongTextsProps {
  onError: (error: unknown) => void;
}

/** Every section, all of it, with names, texts and amounts too long for any line. */
const LongTexts = ({ onError }: LongTextsProps): ReactElement[] =>
  useEveryPlugin(onError).map((plugin) => (
    <SectionStory
      key={plugin.type}
      section={plugin}
      data={longSampleOf(plugin, storybookUrl())}
      onError={onError}
    />
  ));

const meta = {
  title: 'Languages/Long texts',
  component: LongTexts,
  args: { onError: fn() },
  // What axe checks, each section's own stories show.
  parameters: { viewport: smallestPhone, a11y: { test: 'off' } },
} satisfies Meta<typeof LongTexts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  globals: onSmallestPhone('id'),
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(sectionLoaders(plugins).length));
    for (const summary of canvasElement.querySelectorAll('summary')) summary.click();
    await expect(canvas.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
    await expect(pageMisfits(canvasElement)).toEqual([]);
    const wide = canvas.getAllByRole('region').filter((region) => region.scrollWidth > region.clientWidth);
    await expect(wide.map(({ textContent }) => textContent)).toEqual([]);
    await expect(args.onError).not.toHaveBeenCalled();
  },
};
