import { SectionStory } from '@oa-profile/plugin-sdk/testing';
import { dataControls, type DesignControls } from '@oa-profile/plugin-sdk/internal/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sectionLoaders } from '@oa-profile/profile/internal/testing';
import { plugins } from '../src/plugins.js';
import { sampleData } from './every-section.js';
import { useEveryPlugin } from './use-every-plugin.js';

/** Values for the controls of a plugin's stories, at their limits and beyond. */
const extremes: {
  readonly [Control in keyof Omit<DesignControls, 'status'>]-?: readonly DesignControls[Control][];
} = {
  relation: ['unspecified', 'friend', 'friendBlocked', 'deletedBlocked', 'unknown', 'notKnown'],
  items: [0, 1, 60, -1, Number.NaN],
  name: ['', 'W'.repeat(300)],
  price: [0, -1, 1e12, Number.NaN],
  pictures: [true, false],
  hours: ['asGiven', 'open', 'closed'],
};

interface EveryControlProps {
  onError: (error: unknown) => void;
}

/** Every plugin at each value of each of its controls. */
function EveryControl({ onError }: EveryControlProps): ReactElement {
  const loaded = useEveryPlugin(onError);
  return (
    <>
      {loaded.map((plugin) => {
        const data = sampleData(plugin);
        return combinations(data).map((controls, index) => (
          <div key={`${plugin.type}${index}`} data-controls={`${plugin.type} ${JSON.stringify(controls)}`}>
            <SectionStory section={plugin} data={data} {...controls} onError={onError} />
          </div>
        ));
      })}
    </>
  );
}

/** The first value of each control, the second of each and so on, and every other state of the data. */
function combinations(data: unknown): DesignControls[] {
  const names = ['relation', ...Object.keys(dataControls(data))] as (keyof typeof extremes)[];
  const most = Math.max(...names.map((name) => extremes[name].length));
  return [
    ...Array.from({ length: most }, (_, at) =>
      Object.fromEntries(
        names.map((name) => [name, extremes[name].at(Math.min(at, extremes[name].length - 1))]),
      ),
    ),
    { status: 'Loading' },
    { status: 'Failure' },
  ];
}

const meta = {
  title: 'Languages/Every control',
  tags: ['test-only'],
  component: EveryControl,
  args: { onError: fn() },
  // The same plugin many times on one page means duplicate ids.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof EveryControl>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No value breaks a story: each shows its section, or none if there is nothing to show. */
export const Extremes: Story = {
  play: async ({ canvasElement }) => {
    const shown = (): HTMLElement[] => [...canvasElement.querySelectorAll<HTMLElement>('[data-controls]')];
    await waitFor(() => expect(shown().length).toBeGreaterThan(7 * sectionLoaders(plugins).length));
    const failed = shown().filter((story) => within(story).queryByRole('button', { name: 'Try again' }));
    const asked = shown().filter(({ dataset }) => dataset['controls']?.includes('"Failure"'));
    await expect(failed.map(({ dataset }) => dataset['controls'])).toEqual(
      asked.map(({ dataset }) => dataset['controls']),
    );
    await expect(asked).toHaveLength(sectionLoaders(plugins).length);
  },
};
