import { playEmpty, playWholeSummary } from '@oa-profile/plugin-sdk/stories';
import { SectionStory, storyPicture } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { signboardSection } from './section.js';

const wide = { width: 1440, height: 810 };
const counter = storyPicture('komorebi/cover.svg', '緑を望む窓とカウンター。秋の新豆入荷。', wide);
const text = '秋の新豆、エチオピア・グジが入荷しました。今週は通常の半額でお試しいただけます。';
const url = 'https://www.komorebi-coffee.example.jp/autumn';

const meta = {
  title: 'Plugins/Signboard',
  component: SectionStory,
  args: { section: signboardSection, data: { picture: counter, text, url } },
  parameters: { texts: [signboardSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  args: { onEvent: fn() },
  play: async ({ args, canvas }) => {
    const board = canvas.getByRole('region', { name: 'Highlight' });
    const link = canvas.getByRole('link', { name: /Visit komorebi-coffee.example.jp.*Opens in a new tab/ });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleDescription(text);
    await expect(canvas.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'ja');

    // It can be tapped anywhere.
    const { left, top, width } = canvas.getByRole('img').getBoundingClientRect();
    const tapped = document.elementFromPoint(left + width / 2, top + 20);
    await expect(tapped).toBe(link);
    await expect(board).toContainElement(link);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'action', name: 'openLink' });
  },
};

export const PictureOnly: Story = {
  args: { data: { picture: counter } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /秋の新豆入荷/ })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const PictureWithLink: Story = {
  args: { data: { picture: counter, url } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleDescription('');
  },
};

/** A poster: shown whole, but scaled down. */
export const TallPicture: Story = {
  args: {
    data: { picture: storyPicture('komorebi/icon.svg', '珈琲と葉', { width: 1080, height: 1920 }), url },
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(width * 1.26);
  },
};

/** In a wide column it leaves room for what is below. */
export const InAWideColumn: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { data: { picture: storyPicture('komorebi/photo-1.svg', 'ドリッパー'), url } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBeGreaterThan(544);
    await expect(height).toBeLessThanOrEqual(width / 2 + 1);
  },
};

export const TextOnly: Story = {
  args: { data: { text: '11月30日と12月1日は棚卸しのためお休みします。' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/棚卸し/);
    await expect(text).toBeVisible();
    // Its second line is no single word.
    await expect(getComputedStyle(text)).toMatchObject({
      textWrapStyle: 'balance',
      wordBreak: 'auto-phrase',
    });
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const TextWithLinks: Story = {
  args: {
    data: {
      text: '年末年始の営業について。\n12月30日から1月4日までお休みをいただきます。\n\n豆の発送は https://example.com/shipping をご覧ください。新年は5日の朝8時からお待ちしています。',
      url,
    },
  },
  play: async ({ canvas }) => {
    const inText = canvas.getByRole('link', { name: /shipping/ });
    // It may wrap onto two lines.
    const [{ left, top, width, height }] = inText.getClientRects() as unknown as [DOMRect];
    await expect(inText).toContainElement(
      document.elementFromPoint(left + width / 4, top + height / 2) as HTMLElement,
    );
  },
};

export const PictureCannotBeLoaded: Story = {
  args: { data: { picture: storyPicture('komorebi/no-such-board.svg', '消えた看板', wide), url } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: '消えた看板' }).tagName).not.toBe('IMG'));
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playWholeSummary };

export const Empty: Story = { args: { data: { text: ' \n', url } }, play: playEmpty };

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };
