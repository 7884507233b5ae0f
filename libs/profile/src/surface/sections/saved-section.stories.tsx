import { connectionLost } from '@oa-profile/plugin-sdk/internal';
import { defineTexts, languages, type Language } from '@oa-profile/i18n';
import { defineSection, type PluginSection, type SectionProps } from '@oa-profile/plugin-sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { object, string } from 'valibot';
import { openCaches, type PageCaches } from '../../page/open-caches.js';
import { PageStory } from '../../testing/page-story.js';
import { SectionList } from './section-list.js';

interface Points {
  words: string;
}

function PointsSection({ data, context }: SectionProps<Points>): ReactElement {
  return (
    <p>
      {data.words} ({context.relation === 'unknown' ? 'unknown' : context.relation.friendshipType})
    </p>
  );
}

const load = () => Promise.resolve({ title: 'Points' });
const pointsPlugin: PluginSection<Points> = defineSection({
  type: 'points',
  texts: defineTexts(
    'sample-points',
    Object.fromEntries(languages.map((language) => [language, load])) as Record<Language, typeof load>,
  ),
  schema: object({ words: string() }),
  source: { kind: 'sub-page', type: 'SHOPCARD', personal: (data) => data },
  isEmpty: () => false,
  Section: PointsSection,
});

const cameAt = new Date();

/** A device with Mei's points, and her friendship with the account, from an earlier visit. */
function keptForMei(): PageCaches {
  const visit: { owner?: string } = { owner: 'mei' };
  const caches = openCaches({ owner: () => visit.owner, lastOwner: () => 'mei', area: 'memory' });
  const at = cameAt.getTime();
  caches.ownDataCache.set('@1 points card', { data: { words: 'Six points' }, at, until: at + 60_000 });
  caches.relationCache.set('@1', { friendshipType: 'friend', favorite: 'true' });
  delete visit.owner;
  return caches;
}

const meta = {
  title: 'Profile/Section from an earlier visit',
  component: PageStory,
  args: {
    account: { name: 'Komorebi Coffee' },
    sections: [{ type: 'points', id: 'card', pageId: 'home', data: { words: 'No points' } }],
    plugins: [{ name: 'points', section: () => Promise.resolve(pointsPlugin) }],
    children: <SectionList />,
  },
  // Each story has a device of its own.
  beforeEach({ args }) {
    args.caches = keptForMei();
  },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const note = /^As of .+ (AM|PM)\. This may have changed since\.$/;

/** The app's SDK has not started, so the visitor is unknown: the section shows the last known visitor's data. */
export const WhoeverWasKnownLast: Story = {
  args: {
    anonymous: true,
    host: { getLastOwner: () => 'mei' },
    happened: [connectionLost()],
    answer: offline,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Six points (friend)')).toBeVisible();
    await expect(canvas.getByText(note)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText(/This is what everyone sees/)).toBeNull();
  },
};

/** Another visitor of the same device is told that theirs could not be loaded. */
export const NobodyWhoIsKnown: Story = {
  tags: ['test-only'],
  args: { ...WhoeverWasKnownLast.args, host: { getLastOwner: () => undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This is what everyone sees\./)).toBeVisible();
    await expect(canvas.getByText(/^No points/)).toBeVisible();
  },
};

let isBack = false;

/** The network disappears, and comes back. */
export const UntilTheNetworkIsBack: Story = {
  tags: ['test-only'],
  args: {
    answer: () => (isBack ? Response.json({ result: { words: 'Seven points' } }) : offline()),
  },
  beforeEach({ args }) {
    isBack = false;
    const at = cameAt.getTime();
    // The SDK has started, and knows her.
    args.caches = openCaches({ owner: () => 'mei', area: 'memory' });
    args.caches.ownDataCache.set('@1 points card', { data: { words: 'Six points' }, at, until: at + 60_000 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Six points/)).toBeVisible();
    await expect(canvas.getByText(note)).toBeVisible();
    isBack = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^Seven points/)).toBeVisible();
    await expect(canvas.queryByText(note)).toBeNull();
  },
};
