import { type StoryCanvas, playEmpty, playSummary } from '@oa-profile/plugin-sdk/stories';
import { SectionStory } from '@oa-profile/plugin-sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { RewardCard } from './data.js';
import { rewardCardSection } from './section.js';

const komorebi: RewardCard = {
  id: 'card-komorebi',
  name: '木漏れ日カード',
  goal: 15,
  points: 6,
  rewards: [
    { at: 15, title: '豆100g（お好きな銘柄）' },
    { at: 5, title: '焼き菓子ひとつ' },
    { at: 10, title: 'お好きな珈琲一杯' },
  ],
  expiry: { basis: 'lastUse', days: 365 },
  notes: '珈琲一杯につき1ポイント。豆は100gにつき1ポイントです。',
};

/** A card whose only reward is at the goal. */
const cardOf = (goal: number, points: number): RewardCard => ({
  ...komorebi,
  goal,
  points,
  rewards: [{ at: goal, title: '豆100g（お好きな銘柄）' }],
});

const meta = {
  title: 'Plugins/Reward card',
  component: SectionStory,
  args: { section: rewardCardSection, data: komorebi },
  parameters: { texts: [rewardCardSection.texts] },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a reward. */
function rewardOf(canvas: StoryCanvas, title: string): StoryCanvas {
  const item = canvas.getByText(title).closest('li');
  if (!item) throw new Error(`'${title}' is not in the list`);
  return within(item);
}

export const InYourLanguage: Story = { parameters: { sample: true } };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Reward card' })).toBeVisible();
    await expect(canvas.getByText('木漏れ日カード')).toHaveAttribute('lang', 'ja');
    await expect(canvas.getByRole('img', { name: '6 of 15 points' })).toBeVisible();
    await expect(canvas.getByText('4 more points to your next reward')).toBeVisible();

    const rewards = within(canvas.getByRole('list', { name: 'Rewards' })).getAllByRole('listitem');
    await expect(rewards.map(({ textContent }) => textContent)).toEqual([
      '焼き菓子ひとつ5 pointsReached',
      'お好きな珈琲一杯10 points4 to go',
      '豆100g（お好きな銘柄）Goal · 15 points9 to go',
    ]);
    await expect(canvas.getByText('Valid for 365 days from your latest point')).toBeVisible();
    await expect(canvas.getByText(/珈琲一杯につき/)).toBeVisible();
  },
};

export const WithoutAStamp: Story = {
  args: { data: { ...komorebi, points: 0, expiry: { basis: 'firstUse', days: 180 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '0 of 15 points' })).toBeVisible();
    await expect(canvas.getByText('No points yet')).toBeVisible();
    await expect(rewardOf(canvas, '焼き菓子ひとつ').getByText('5 to go')).toBeVisible();
    await expect(canvas.getByText('Valid for 180 days from your first point')).toBeVisible();
  },
};

export const Full: Story = {
  args: { data: { ...komorebi, points: 15 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '15 of 15 points' })).toBeVisible();
    await expect(canvas.getByText('Card complete')).toBeVisible();
    await expect(canvas.getAllByText('Reached')).toHaveLength(3);
  },
};

/** More stamps than places. */
export const BeyondTheGoal: Story = {
  args: { data: { ...komorebi, points: 17 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '15 of 15 points' })).toBeVisible();
    await expect(canvas.getByText('Card complete · 2 extra points')).toBeVisible();
  },
};

export const OnePlace: Story = {
  args: { data: cardOf(1, 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '0 of 1 point' })).toBeVisible();
    await expect(rewardOf(canvas, '豆100g（お好きな銘柄）').getByText('Goal · 1 point')).toBeVisible();
  },
};

export const FivePlaces: Story = {
  args: { data: cardOf(5, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 more point to the goal')).toBeVisible();
  },
};

export const TenPlaces: Story = {
  args: { data: cardOf(10, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '3 of 10 points' })).toBeVisible();
  },
};

export const ThirtySevenPlaces: Story = {
  args: { data: { ...cardOf(37, 21), rewards: [...komorebi.rewards, { at: 37, title: '季節の豆200g' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '21 of 37 points' })).toBeVisible();
    await expect(canvas.getByText('16 more points to the goal')).toBeVisible();
  },
};

/** The largest card, with a reward at every stamp. */
export const Many: Story = {
  args: {
    data: {
      ...cardOf(50, 28),
      rewards: Array.from({ length: 50 }, (_, index) => ({ at: index + 1, title: `${index + 1}個目の特典` })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '28 of 50 points' })).toBeVisible();
    await expect(canvas.getAllByText('Reached')).toHaveLength(28);
    await expect(canvas.getByText('50個目の特典')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show 30 more'));
    await expect(canvas.getByText('50個目の特典')).toBeVisible();
  },
};

export const FiftyPlaces: Story = {
  args: {
    data: {
      ...cardOf(50, 28),
      rewards: [10, 20, 30, 40, 50].map((at) => ({ at, title: `珈琲豆${at * 5}g` })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '28 of 50 points' })).toBeVisible();
    await expect(canvas.getByText('2 more points to your next reward')).toBeVisible();
  },
};

/** Two rewards at the same stamp, in the owner's order. */
export const RewardsAtTheSameStamp: Story = {
  args: {
    data: {
      ...cardOf(10, 5),
      rewards: [
        { at: 5, title: '焼き菓子ひとつ' },
        { at: 5, title: 'お好きな珈琲一杯' },
      ],
    },
  },
  play: async ({ canvas }) => {
    const rewards = within(canvas.getByRole('list', { name: 'Rewards' })).getAllByRole('listitem');
    await expect(rewards.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('焼き菓子ひとつ'),
      expect.stringContaining('お好きな珈琲一杯'),
    ]);
    await expect(canvas.getByText('5 more points to the goal')).toBeVisible();
  },
};

export const OnlyWhatIsNeeded: Story = {
  args: { data: { id: 'plain', name: 'ポイントカード', goal: 10, points: 4, rewards: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4 of 10 points' })).toBeVisible();
    await expect(canvas.getByText('6 more points to the goal')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const ExpiresSoon: Story = {
  args: { data: { ...komorebi, expiry: { basis: 'lastUse', days: 90, date: '2026-11-24' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valid until Nov 24, 2026')).toBeVisible();
    await expect(canvas.getByText('3 days left')).toBeVisible();
    await expect(canvas.getByText('Valid for 90 days from your latest point')).toBeVisible();
  },
};

export const Expired: Story = {
  args: { data: { ...komorebi, expiry: { basis: 'fixed', date: '2026-11-20' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired on Nov 20, 2026')).toBeVisible();
    await expect(canvas.queryByText(/more points|Reached|to go/)).toBeNull();
  },
};

export const Summary: Story = { args: { wholeHref: '/@komorebi/whole' }, play: playSummary };

/** Most visitors see only the summary, so it says that the card ends soon or has ended. */
export const SummaryExpiresSoon: Story = {
  args: { ...ExpiresSoon.args, wholeHref: '/@komorebi/reward-card' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 days left')).toBeVisible();
    await expect(canvas.getByText('4 more points to your next reward')).toBeVisible();
  },
};

export const SummaryExpired: Story = {
  args: { ...Expired.args, wholeHref: '/@komorebi/reward-card' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired on Nov 20, 2026')).toBeVisible();
    await expect(canvas.queryByText(/more points/)).toBeNull();
  },
};

/** The card for everybody does not tell the points. */
export const NotTheVisitorsOwn: Story = {
  args: { state: { status: 'Success', data: { ...komorebi, points: 0 }, own: 'Loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Goal · 15 points' })).toBeVisible();
    await expect(canvas.queryByText('No points yet')).toBeNull();
    await expect(canvas.queryByText(/to go/)).toBeNull();
    await expect(rewardOf(canvas, '焼き菓子ひとつ').getByText('5 points')).toBeVisible();
  },
};

/** A card is never empty, but there can be none. */
export const Empty: Story = {
  args: { state: { status: 'Failure', code: 'HTTP_NOT_FOUND' } },
  play: playEmpty,
};

export const Failed: Story = { name: 'Error', args: { status: 'Failure' }, tags: ['!test'] };
