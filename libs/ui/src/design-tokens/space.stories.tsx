import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenPage } from '../testing/token-page.js';

const meta = {
  title: 'UI/Tokens/Space',
  component: TokenPage,
  args: { page: 'space' },
  argTypes: { page: { table: { disable: true } } },
} satisfies Meta<typeof TokenPage>;

export default meta;

/** Distances, and what else has a size: corners, shadows, layers. */
export const All: StoryObj<typeof meta> = {};
