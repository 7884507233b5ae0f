import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { drawnPicture } from '../../testing/drawn-picture.js';
import { PageStory } from '../../testing/page-story.js';
import { AccountDescription } from './account-description.js';
import { ProfileHeader } from './profile-header.js';

const meta = {
  title: 'Profile/Header',
  component: PageStory,
  args: {
    children: (
      <>
        <ProfileHeader />
        <AccountDescription />
      </>
    ),
    account: {
      name: 'Komorebi Coffee',
      badge: 'verified',
      category: 'Coffee house',
      statusMessage: 'New beans from Ethiopia',
      description: 'Light roasts and quiet mornings, beside the canal in Kiyosumi.',
      icon: drawnPicture(160, 160),
      cover: drawnPicture(1280, 720, 'A cup on a wooden counter'),
      friendCount: 12_840,
      contentLanguage: 'en',
    },
  },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const { account } = meta.args;

export const Verified: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName(
      'Komorebi Coffee Verified account',
    );
    await expect(canvas.getByText('13K friends')).toBeVisible();
    await expect(canvas.getByText('New beans from Ethiopia')).not.toHaveAttribute('lang');
  },
};

/** Right-to-left text ends on the left, with its punctuation. */
export const FromRightToLeft: Story = {
  args: {
    account: {
      ...account,
      name: 'قهوة طازجة!',
      statusMessage: 'نحن مغلقون اليوم (الجمعة).',
      contentLanguage: 'ar',
    },
  },
  play: async ({ canvas }) => {
    for (const words of [canvas.getByText(/طازجة/), canvas.getByText(/مغلقون/)]) {
      const leftOf = (position: number): number => {
        const letter = document.createRange();
        letter.setStart(words.firstChild as Text, position);
        letter.setEnd(words.firstChild as Text, position + 1);
        return letter.getBoundingClientRect().left;
      };
      await expect(leftOf(words.textContent.length - 1)).toBeLessThan(leftOf(0));
    }
  },
};

/** If the facts need two lines, the second begins with words, below those of the first. */
export const NarrowPhone: Story = {
  args: { account: { ...account, statusMessage: undefined, category: 'Coffee house and roastery' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [one, other] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    const list = one.parentElement as HTMLElement;
    await expect(other.offsetTop).toBeGreaterThan(one.offsetTop);
    const startOf = (element: HTMLElement): number => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().left;
    };
    await expect(startOf(other)).toBeCloseTo(startOf(one), 0);
    // What precedes the words is clipped.
    const cut = Number.parseFloat(/inset\(.* ([\d.]+)px\)/.exec(getComputedStyle(list).clipPath)?.[1] ?? '0');
    await expect(list.getBoundingClientRect().left + cut).toBeCloseTo(startOf(other), 0);
  },
};

/** The number of friends is beside the message of the day, so that a long category needs no third line. */
export const LongCategory: Story = {
  tags: ['test-only'],
  args: { account: { ...account, statusMessage: 'New beans', category: 'Coffee house and roastery' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 390 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [status, friends, category] = canvas.getAllByRole('listitem');
    await expect(friends).toHaveTextContent('13K friends');
    await expect(friends?.offsetTop).toBe(status?.offsetTop);
    await expect(category?.offsetTop).toBeGreaterThan(status?.offsetTop ?? 0);
  },
};

export const Unverified: Story = { args: { account: { ...account, badge: 'unverified' } } };

export const Premium: Story = { args: { account: { ...account, badge: 'premium', color: '#7a4a2b' } } };

export const OneFriend: Story = {
  args: { account: { ...account, friendCount: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 friend')).toBeVisible();
  },
};

export const HiddenFriendCount: Story = {
  args: { account: { ...account, showsFriendCount: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/friend/)).toBeNull();
    await expect(canvas.getByText('Coffee house')).toBeVisible();
  },
};

export const NothingButAName: Story = {
  args: { account: { name: 'Kiosk', badge: 'unverified' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /cup/ })).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText('K')).toBeVisible();
    await expect(canvas.getByText('Nothing here yet. Friends hear from it first.')).toBeVisible();
  },
};

export const OtherContentLanguage: Story = {
  args: {
    account: {
      ...account,
      name: '木漏れ日珈琲',
      category: 'カフェ',
      statusMessage: '新豆が入荷しました',
      description: '清澄の運河沿いにある、小さな焙煎所です。',
      contentLanguage: 'ja',
    },
  },
  play: async ({ canvas }) => {
    for (const text of ['木漏れ日珈琲', 'カフェ', '新豆が入荷しました', /清澄/]) {
      await expect(canvas.getByText(text)).toHaveAttribute('lang', 'ja');
    }
    await expect(canvas.getByText('13K friends').closest('[lang=ja]')).toBeNull();
  },
};

/** Two lines, and the rest on demand. A short description is not folded. */
export const LongDescription: Story = {
  args: {
    account: { ...account, description: 'Light roasts and quiet mornings. '.repeat(12) },
    sections: [{ type: 'faq', id: 'questions', data: {} }],
  },
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(/^Light roasts/);
    const folded = text.offsetHeight;
    await expect(text.scrollHeight).toBeGreaterThan(folded);
    await userEvent.click(canvas.getByText('Read more'));
    await expect(canvas.getByText('Read more')).not.toBeVisible();
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
    await expect(text.getBoundingClientRect().height).toBeGreaterThan(folded);
  },
};

export const ShortDescription: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/beside the canal/)).toBeVisible();
    await expect(canvasElement.querySelector('details')).toBeNull();
  },
};

export const VeryLongNames: Story = {
  globals: { language: 'id' },
  args: {
    account: {
      ...account,
      name: 'ร้านอาหารริมแม่น้ำเจ้าพระยาที่ใหญ่ที่สุดในกรุงเทพมหานครและปริมณฑลสาขาสะพานพระรามแปด',
      statusMessage: `Mempertanggungjawabkan${'ketidakbertanggungjawaban'.repeat(4)}`,
      description: 'Selamat datang! '.repeat(30),
      category: 'ร้านอาหารไทยและอาหารทะเลเผา',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
