import { dialogOpened, useProfileDispatch } from '@oa-profile/plugin-sdk/page';
import type { AnyPluginSection } from '@oa-profile/plugin-sdk';
import { sectionOf } from '@oa-profile/plugin-sdk/page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, type queries, userEvent, waitFor, within } from 'storybook/test';
import { PageStory } from '@oa-profile/profile/testing';
import { answering, Dialogs, risen, samplePlugins } from '@oa-profile/profile/internal/testing';
import { searchPlugin } from './search-plugin.js';

const questions = [
  { question: 'Do you have oat milk?', answer: 'Yes. Oat and soy milk cost nothing extra with any coffee.' },
  {
    question: 'May I bring my dog?',
    answer: 'Dogs may lie on the terrace and below the tables by the door.',
  },
  { question: 'Which beans are in the Café Komorebi?', answer: 'Half from Huehuetenango, half from Sidamo.' },
];

const pageWith = (items: readonly { question: string; answer: string }[]) => ({
  sections: [
    {
      type: 'faq',
      id: 'f',
      data: { items: items.map((item, place) => ({ ...item, id: `q-${place}` })) },
    },
  ],
  page: { outline: [{ id: 'faq', type: 'faq', title: 'Questions and answers', highlights: [] }] },
});

const meta = {
  title: 'Plugins/Search',
  component: PageStory,
  args: {
    plugins: [searchPlugin],
    ...pageWith(questions),
    account: { contentLanguage: 'en' },
    relation: { friendshipType: 'friend', favorite: 'unknown' },
    happened: [dialogOpened({ name: 'search', title: 'Search this page' })],
    children: <Dialogs />,
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openedDialog(canvas: Canvas): Promise<ReturnType<typeof within<typeof queries>>> {
  const dialog = await risen(await canvas.findByRole('dialog', { name: 'Search this page' }));
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function opened(canvas: Canvas): ReturnType<typeof openedDialog> {
  const inside = await openedDialog(canvas);
  await inside.findByText('This searches everything on the page.');
  return inside;
}

const marks = (element: HTMLElement): (string | null)[] =>
  [...element.querySelectorAll('mark')].map(({ textContent }) => textContent);

/** The number of matches as everybody sees it; screen readers hear it once typing rests. */
const seen = { ignore: '[role=status]' };

/** The field has the focus; matches update with each letter, and they link to their own views. */
export const Found: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const field = within(dialog.getByRole('search')).getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'cafe');
    const link = await dialog.findByRole('link', { name: /^Which beans/ });
    await expect(link).toHaveTextContent('Which beans are in the Café Komorebi?');
    await expect(marks(link)).toEqual(['Café']);
    await expect(link).toHaveAttribute('href', '/@komorebi/faq/q-2');
    await expect(dialog.getByText('1 match', seen)).toBeVisible();

    await userEvent.clear(field);
    await userEvent.type(field, 'MILK coffee');
    const row = (await dialog.findByRole('link', { name: /^Do you have/ })).parentElement;
    await expect(row && marks(row)).toEqual(['milk', 'milk', 'coffee']);
    await expect(dialog.getAllByRole('link')).toHaveLength(1);
  },
};

/** Until something is typed: words that find something here, and the sections. Enter follows matches only. */
export const Suggested: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const field = dialog.getByRole('textbox');
    const word = await dialog.findByRole('button', { name: 'Pets' });
    await expect(dialog.queryByRole('button', { name: 'Wi-Fi' })).toBeNull();
    const section = dialog.getByRole('link', { name: 'Questions and answers' });
    await expect(section).toHaveAttribute('href', '#oa-faq');
    const followed = fn();
    section.addEventListener('click', followed);
    await userEvent.type(field, '{Enter}');
    await expect(followed).not.toHaveBeenCalled();
    word.focus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Pets');
    await expect(field).toHaveFocus();
    await dialog.findByRole('link', { name: /^May I bring/ });
    await userEvent.clear(field);
    await dialog.findByRole('button', { name: 'Pets' });
  },
};

/** Holds back what waits for long, so that a test says when that time is over. */
function holdTimers(): { run: () => void; release: () => void } {
  const setTimeout = window.setTimeout.bind(window);
  const clearTimeout = window.clearTimeout.bind(window);
  const held = new Map<number, () => void>();
  Object.assign(window, {
    setTimeout: (handler: () => void, delay = 0) => {
      const timer = setTimeout(delay < 500 ? handler : () => undefined, delay);
      if (delay >= 500) held.set(timer, handler);
      return timer;
    },
    clearTimeout: (timer: number) => {
      held.delete(timer);
      clearTimeout(timer);
    },
  });
  const run = (): void => {
    const due = [...held.values()];
    held.clear();
    for (const handler of due) handler();
  };
  return { run, release: () => Object.assign(window, { setTimeout, clearTimeout }) };
}

/** Screen readers hear the number of matches once, when typing rests. */
export const Announced: Story = {
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const said: (string | null)[] = [];
    const changes = new MutationObserver((records) => {
      for (const { target } of records) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
        if (region?.textContent) said.push(region.textContent);
      }
    });
    changes.observe(document.body, { childList: true, characterData: true, subtree: true });
    const timers = holdTimers();
    try {
      await userEvent.type(dialog.getByRole('textbox'), 'dog');
      await expect(dialog.getByText('1 match', seen)).toBeVisible();
      await expect(said).toEqual([]);
      timers.run();
      await waitFor(() => expect(said).toEqual(['1 match']));
    } finally {
      changes.disconnect();
      timers.release();
    }
  },
};

function OpenSearch(): ReactElement {
  const dispatch = useProfileDispatch();
  return (
    <button
      type="button"
      onClick={() => dispatch(dialogOpened({ name: 'search', title: 'Search this page' }))}
    >
      Search
    </button>
  );
}

/** Visitors who come back from a result go on with the others, or type something else in place of it. */
export const OpenedAgain: Story = {
  tags: ['test-only'],
  args: {
    children: (
      <>
        <OpenSearch />
        <Dialogs />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const before = await opened(canvas);
    await userEvent.type(before.getByRole('textbox'), 'milk');
    await before.findByText('1 match', seen);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const dialog = await openedDialog(canvas);
    const field = dialog.getByRole('textbox');
    await expect(field).toHaveValue('milk');
    await waitFor(() => expect(field).toHaveFocus());
    await dialog.findByRole('link', { name: /^Do you have/ });
    await userEvent.keyboard('dog');
    await expect(field).toHaveValue('dog');
    await dialog.findByRole('link', { name: /^May I bring/ });
  },
};

/** Enter follows the first of what was found, and nothing where there is nothing. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const followed: string[] = [];
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link) followed.push(link.pathname);
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    try {
      await userEvent.keyboard('xyz{Enter}');
      await expect(followed).toEqual([]);
      await userEvent.clear(dialog.getByRole('textbox'));
      await userEvent.keyboard('dog{Enter}');
      await expect(followed).toEqual(['/@komorebi/faq/q-1']);
    } finally {
      document.removeEventListener('click', follow);
    }
  },
};

let openGate: () => void;
const gate = new Promise<void>((resolve) => (openGate = resolve));

/** Enter before there are results changes nothing: what was typed is looked for once there are. */
export const EnterBeforeResults: Story = {
  tags: ['test-only'],
  args: {
    plugins: [
      searchPlugin,
      {
        name: 'faq',
        section: () => gate.then(() => sectionOf(samplePlugins, 'faq')) as Promise<AnyPluginSection>,
      },
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openedDialog(canvas);
    const field = dialog.getByRole('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    const address = window.location.href;
    await userEvent.keyboard('dog{Enter}{Enter}');
    await expect(await dialog.findByText('Loading…')).toBeVisible();
    openGate();
    await dialog.findByRole('link', { name: /^May I bring/ });
    await expect(field).toHaveValue('dog');
    await expect(field).toHaveFocus();
    await expect(window.location.href).toBe(address);
  },
};

/** What the page does not say, the account may: here a chat is the only way to reach it. */
export const NoMatch: Story = {
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.type(dialog.getByRole('textbox'), 'parking');
    await expect(await dialog.findByText('No matches.', seen)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '#chat');
  },
};

/** If there are more ways than the chat, all of them are offered. */
export const NoMatchWithWays: Story = {
  args: { account: { features: ['call'] } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.type(dialog.getByRole('textbox'), 'parking');
    await userEvent.click(await dialog.findByRole('button', { name: 'Contact' }));
    const contact = await canvas.findByRole('dialog', { name: /Komorebi/ });
    await waitFor(() => expect(contact).toBeVisible());
  },
};

/** A stranger reads what comes before the chat, does it here, and can then ask. */
export const NoMatchForAStranger: Story = {
  args: {
    relation: { friendshipType: 'unspecified', favorite: 'unknown' },
    answer: () => answering({ friendshipType: 'friend', favorite: 'false' }),
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.type(dialog.getByRole('textbox'), 'parking');
    await dialog.findByText('No matches.', seen);
    await expect(
      dialog.getByText('You can also ask the account in a chat. Add it as a friend first.'),
    ).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add friend' }));
    await expect(await dialog.findByRole('link', { name: 'Chat' })).toHaveAttribute('href', '#chat');
  },
};

/** A visitor who has blocked the account and can also call it finds both. */
export const NoMatchForOneWhoBlocked: Story = {
  tags: ['test-only'],
  args: {
    relation: { friendshipType: 'friendBlocked', favorite: 'unknown' },
    account: { features: ['call'] },
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.type(dialog.getByRole('textbox'), 'parking');
    await expect(
      await dialog.findByText('You can also ask the account in a chat. Unblock it first.'),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Unblock' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Contact' })).toBeVisible();
  },
};

/** What people type is not always the page's word for it. */
export const InOtherWords: Story = {
  args: pageWith([
    { question: 'Where can I leave my car?', answer: 'The car park behind the house is free.' },
    { question: 'What is without milk?', answer: 'All coffees with oat milk. The boat has none.' },
  ]),
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const field = dialog.getByRole('textbox');
    await userEvent.type(field, 'parking');
    const row = (await dialog.findByRole('link', { name: /^Where can I/ })).parentElement;
    await expect(row && marks(row)).toEqual(['park']);
    await userEvent.clear(field);
    await userEvent.type(field, 'ヴィーガン');
    const other = (await dialog.findByRole('link', { name: /^What is/ })).parentElement;
    await expect(other && marks(other)).toEqual(['oat milk']);
  },
};

const many = Array.from({ length: 60 }, (_, place) => ({
  question: `Is table ${place} by the window?`,
  answer: `It is. ${'From there one sees the trees of the park and hears the trains. '.repeat(4)}`,
}));

/** The field stays where it is, however much is found. */
export const Many: Story = {
  args: pageWith(many),
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    const field = dialog.getByRole('textbox');
    const before = field.getBoundingClientRect().top;
    await userEvent.type(field, 'park');
    await dialog.findByText('60 matches', seen);
    await expect(field.getBoundingClientRect().top).toBe(before);
    await userEvent.type(field, ' 17');
    await dialog.findByText('1 match', seen);
    await expect(field.getBoundingClientRect().top).toBe(before);
  },
};

/** One long word breaks on the smallest phone. */
export const OnTheSmallestPhone: Story = {
  args: pageWith([{ question: 'Donaudampfschifffahrtsgesellschaft'.repeat(4), answer: 'x'.repeat(300) }]),
  globals: { viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.type(dialog.getByRole('textbox'), 'dampf');
    const link = await dialog.findByRole('link');
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { ...Found, globals: { colorScheme: 'dark' } };

/** Part of the page could not be searched, so a missing match means nothing. */
export const Incomplete: Story = {
  args: { plugins: [searchPlugin, { name: 'faq', section: () => Promise.reject(new Error('offline')) }] },
  play: async ({ canvas }) => {
    const dialog = await openedDialog(canvas);
    await dialog.findByText('Some sections couldn’t be searched.');
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
