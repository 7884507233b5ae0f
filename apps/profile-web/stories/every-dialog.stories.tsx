import { dialogOpened } from '@oa-profile/plugin-sdk/page';
import type { OpenDialog } from '@oa-profile/plugin-sdk/internal';
import { useTexts } from '@oa-profile/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { reservationTexts } from '@oa-profile/plugin-reservation/internal/testing';
import { PageStory } from '@oa-profile/profile/testing';
import {
  Dialogs,
  onSmallestPhone,
  ownDialogs,
  pageMisfits,
  smallestPhone,
} from '@oa-profile/profile/internal/testing';
import { plugins } from '../src/plugins.js';

const dialogs: readonly OpenDialog[] = [
  ...ownDialogs,
  {
    name: 'continueInApp',
    intent: {
      view: { name: 'named', view: 'reservation' },
      values: { people: '4', day: '2026-11-28', time: '18:00' },
    },
  },
  { name: 'search', title: 'Search' },
];

/** Outside its response hours, which takes the most words. */
const answer = ({ url }: Request): Response | Promise<Response> => {
  const of: Readonly<Record<string, unknown>> = {
    '/oacall/setting': { enabled: true, acceptance: 'direct' },
    '/response-mode/setting': {
      mode: 'chat',
      responseHours: { timeZone: 'Asia/Tokyo', weekly: {}, temporarilyClosed: {} },
    },
    '/reply-time': { medianMinutes: 240 },
  };
  const [, result] = Object.entries(of).find(([path]) => url.endsWith(path)) ?? [];
  return result ? Response.json({ result }) : new Promise(() => undefined);
};

/** The pop-ups one after the other: the hidden button opens the next. */
function EveryDialog(): ReactElement {
  const [place, setPlace] = useState(0);
  const t = useTexts(reservationTexts);
  const next = dialogs[place] ?? { name: 'contact' };
  const chosen = {
    title: t('app.finish', { displayCount: '4' }),
    details: 'Sat, Nov 28, 6:00 PM · 4 people',
    filledIn: t('app.filledIn'),
  };
  const open = 'intent' in next && next.intent?.values ? { ...next, chosen } : next;
  return (
    <>
      <button type="button" hidden data-next onClick={() => setPlace(place + 1)} />
      <PageStory
        account={{
          name: 'Yanaka Coffee Roasts',
          features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'],
        }}
        relation={{ friendshipType: 'friend', favorite: 'unknown' }}
        plugins={plugins}
        answer={answer}
        timeout={60_000}
        happened={[dialogOpened(open)]}
      >
        <Dialogs />
      </PageStory>
    </>
  );
}

/** Every pop-up on the narrowest phone, once in each language: no word leaves the window or is cut off. */
const meta = {
  title: 'Languages/Every dialog',
  tags: ['test-only'],
  component: EveryDialog,
  parameters: {
    texts: [reservationTexts],
    viewport: smallestPhone,
    // Each pop-up has stories of its own.
    a11y: { test: 'off' },
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof EveryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const playAllFits: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(document.documentElement.clientWidth).toBe(320);
  const titles = new Set<string>();
  for (const { name } of dialogs as readonly { name: string }[]) {
    const title = await waitFor(async () => {
      const heading = canvas.getByRole('dialog').querySelector('h2');
      await expect(heading, name).toBeVisible();
      await expect(titles).not.toContain(heading?.textContent);
      return heading?.textContent ?? '';
    });
    titles.add(title);
    // The call settings load after its pop-up has opened.
    if (name === 'call')
      await waitFor(() => expect(canvas.getByRole('dialog').querySelectorAll('a')).toHaveLength(2));
    if (name === 'contact')
      await waitFor(() => expect(canvas.getByRole('dialog').querySelectorAll('li')).toHaveLength(3));
    await expect(pageMisfits(canvasElement), name).toEqual([]);
    if (titles.size < dialogs.length) canvasElement.querySelector<HTMLButtonElement>('[data-next]')?.click();
  }
};

export const English: Story = { globals: onSmallestPhone('en'), play: playAllFits };
export const Japanese: Story = { globals: onSmallestPhone('ja'), play: playAllFits };
export const Chinese: Story = { globals: onSmallestPhone('zh-TW'), play: playAllFits };
export const Thai: Story = { globals: onSmallestPhone('th'), play: playAllFits };
export const Indonesian: Story = { globals: onSmallestPhone('id'), play: playAllFits };
export const Korean: Story = { globals: onSmallestPhone('ko'), play: playAllFits };
