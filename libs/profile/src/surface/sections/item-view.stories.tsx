import type { PageSection } from '@oa-profile/api-client';
import { useProfileDispatch } from '@oa-profile/plugin-sdk/page';
import { visitorReturned } from '@oa-profile/plugin-sdk/internal';
import { defineTexts, languages, type Language } from '@oa-profile/i18n';
import { defineSection, itemPaging, type PluginSection, type ViewProps } from '@oa-profile/plugin-sdk';
import { Button } from '@oa-profile/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import { PageStory } from '../../testing/page-story.js';
import { ItemView, itemViewTexts } from './item-view.js';

const tickets = v.object({
  items: v.array(v.object({ id: v.string(), name: v.string() })),
  nextCursor: v.optional(v.string()),
});
type Tickets = v.InferOutput<typeof tickets>;

function Ticket({ data: { items }, itemId, context }: ViewProps<Tickets>): ReactElement {
  return (
    <>
      <p>{items.find(({ id }) => id === itemId)?.name} to be shown</p>
      <Button onClick={() => context.emit({ type: 'ownDataOutdated' })}>Shown</Button>
    </>
  );
}

const load = () => Promise.resolve({ title: 'Tickets' });
const ticketsPlugin: PluginSection<Tickets> = defineSection({
  type: 'tickets',
  texts: defineTexts(
    'sample-tickets',
    Object.fromEntries(languages.map((language) => [language, load])) as Record<Language, typeof load>,
  ),
  schema: tickets,
  source: { kind: 'sub-page', type: 'COUPON', personal: (data) => data },
  paging: itemPaging(),
  isEmpty: () => false,
  Section: () => <p>All tickets</p>,
  View: Ticket,
  itemCard({ items }, itemId) {
    const item = items.find(({ id }) => id === itemId);
    return item && { title: item.name };
  },
});

/** The first page of a list has what everybody gets; the visitor's own item is on the fourth. */
const pages = ['1', '2', '3', '4'];
let isDown = false;

function answer({ url }: Request): Response {
  const cursor = new URL(url).searchParams.get('cursor') ?? '1';
  if (isDown && cursor !== '1') return new Response('', { status: 503 });
  const nextCursor = pages[pages.indexOf(cursor) + 1];
  const items = [{ id: `t-${cursor}`, name: `Ticket ${cursor}` }];
  return Response.json({ result: { items, ...(nextCursor && { nextCursor }) } });
}

const counted = fn(answer);

/** Time passes, and the visitor comes back to the page. */
function ComeBack(): ReactElement {
  const dispatch = useProfileDispatch();
  return <Button onClick={() => dispatch(visitorReturned())}>Come back</Button>;
}

const meta = {
  title: 'Profile/Item view',
  component: PageStory,
  tags: ['test-only'],
  args: {
    sections: [{ type: 'tickets', id: 'tickets', pageId: 'home', data: { items: [] } }],
    page: { initialView: { name: 'item', plugin: 'tickets', itemId: 't-4' } },
    answer,
    children: (
      <>
        <ItemView section={ticketsPlugin} itemId="t-4" onInteractive={() => undefined} />
        <ComeBack />
      </>
    ),
  },
  parameters: { texts: [itemViewTexts] },
  beforeEach: () => void (isDown = false),
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A later page cannot be loaded: the item may be there, and the visitor can try again. */
export const OutOfReachOnALaterPage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ticket 4 to be shown')).toBeVisible();
    isDown = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.queryByText('Page not found.')).toBeNull();
    isDown = false;
    await userEvent.click(retry);
    await expect(await canvas.findByText('Ticket 4 to be shown')).toBeVisible();
  },
};

/** The number of searched pages is counted again each time. */
export const HoweverOftenTheVisitorComesBack: Story = {
  play: async ({ canvas }) => {
    for (let visit = 0; visit < 5; visit += 1) {
      await expect(await canvas.findByText('Ticket 4 to be shown')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Come back' }));
      // Gone while only the first page of the new list has loaded.
      await canvas.findAllByText('Loading…');
    }
    await expect(await canvas.findByText('Ticket 4 to be shown')).toBeVisible();
  },
};

/** What a plugin says to be outdated is requested again. */
export const AskedAgain: Story = {
  args: { answer: counted },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ticket 4 to be shown')).toBeVisible();
    const before = counted.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Shown' }));
    await waitFor(() => expect(counted.mock.calls).toHaveLength(before + pages.length));
    await expect(await canvas.findByText('Ticket 4 to be shown')).toBeVisible();
  },
};

/** What a post says is not also its heading; the window is still named by it. */
export const NamedByItsText: Story = {
  args: {
    children: (
      <ItemView
        section={{
          ...ticketsPlugin,
          itemCard: ({ items }: Tickets, itemId) =>
            items.some(({ id }) => id === itemId)
              ? { title: 'Ticket 4 to…', isExcerpt: true, publishedAt: '2026-11-20T12:00:00Z' }
              : undefined,
        }}
        itemId="t-4"
        onInteractive={() => undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ticket 4 to be shown')).toBeVisible();
    // For screen readers: seen is who has published it, and when.
    const heading = canvas.getByRole('heading', { level: 1, name: 'Nov 20, 2026' });
    await expect(heading.getBoundingClientRect().height).toBeLessThanOrEqual(1);
    await expect(canvas.getByText('Nov 20, 2026, 9:00 PM')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Ticket 4 to… | Komorebi'));
  },
};

const leading: PluginSection<Tickets> = {
  ...ticketsPlugin,
  source: { kind: 'account-page' },
  sequence: ({ items }) => ({ ids: items.map(({ id }) => id), showAll: `Show all ${items.length} tickets` }),
};
const threeTickets = {
  items: ['3', '2', '1'].map((number) => ({ id: `t-${number}`, name: `Ticket ${number}` })),
};
const withTickets = (data: Tickets): PageSection[] => [{ type: 'tickets', id: 'tickets', data }];

/** An item leads to those before and after it, and to all. */
export const LeadsOn: Story = {
  args: {
    sections: withTickets(threeTickets),
    children: <ItemView section={leading} itemId="t-2" onInteractive={() => undefined} />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Earlier Ticket 1' })).toHaveAttribute(
      'href',
      '/@komorebi/tickets/t-1',
    );
    await expect(canvas.getByRole('link', { name: 'Later Ticket 3' })).toHaveAttribute(
      'href',
      '/@komorebi/tickets/t-3',
    );
    await expect(canvas.getByRole('link', { name: 'Show all 3 tickets' })).toHaveAttribute(
      'href',
      '/@komorebi/tickets',
    );
  },
};

/** What is not known is not linked: the newest one has no later one, nor has the last that has been loaded an earlier one. */
export const LeadsOnAsFarAsIsKnown: Story = {
  args: {
    sections: withTickets(threeTickets),
    children: <ItemView section={leading} itemId="t-3" onInteractive={() => undefined} />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Earlier Ticket 2' })).toBeVisible();
    await expect(canvas.queryByText('Later')).toBeNull();
  },
};

/** The only one leads nowhere. */
export const TheOnlyOne: Story = {
  args: {
    sections: withTickets({ items: threeTickets.items.slice(0, 1) }),
    children: <ItemView section={leading} itemId="t-3" onInteractive={() => undefined} />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ticket 3 to be shown')).toBeVisible();
    await expect(canvas.queryByText(/Show all/)).toBeNull();
  },
};
