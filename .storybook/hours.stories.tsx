import type { Meta, StoryObj } from '@storybook/react-vite';
import { HoursStates } from './docs/hours-states.js';

/**
 * Hours in each state, side by side: above as the first screen says it, below as the section does, which is unfolded here.
 * Language, scheme and text size are those of the toolbar.
 */
const meta = {
  title: 'Content/Hours in every state',
  // Each state is a test of its own in "Profile/Today" and in "Plugins/Basic information".
  tags: ['!test', '!autodocs'],
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
} satisfies Meta;

export default meta;

export const SideBySide: StoryObj = {
  globals: { viewport: { value: '100pct-100pct', isRotated: false } },
  render: (_, { globals }) => (
    <HoursStates scheme={globals['colorScheme'] as 'system'} textSize={Number(globals['textSize'])} />
  ),
};
