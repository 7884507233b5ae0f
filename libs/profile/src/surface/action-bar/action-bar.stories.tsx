import type { Relation } from '@oa-profile/api-client';
import { useProfileDispatch } from '@oa-profile/plugin-sdk/page';
import {
  actionTexts,
  anonymousRelation,
  connectionLate,
  relationActions,
} from '@oa-profile/plugin-sdk/internal';
import { addTexts, commonTexts, createI18n, languages, type Language } from '@oa-profile/i18n';
import { I18nextProvider } from '@oa-profile/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Dialogs } from '../../page/dialogs.js';
import { LateNotices } from '../../page/late-notices.js';
import { answering } from '../../testing/create-scene.js';
import { QrPopover } from '../../actions/add-in-app/qr-popover.js';
import type { i18n } from 'i18next';
import { useEffect, useState, type ReactElement } from 'react';
import { PageStory } from '../../testing/page-story.js';
import { barMisfits } from '../../testing/texts/bar-misfits.js';
import { onSmallestPhone, smallestPhone } from '../../testing/texts/smallest-phone.js';
import { ActionBar } from './action-bar.js';

const stranger: Relation = { friendshipType: 'unspecified', favorite: 'unknown' };
const friend: Relation = { friendshipType: 'friend', favorite: 'false' };
const favorite: Relation = { friendshipType: 'friend', favorite: 'true' };

const meta = {
  title: 'Profile/Action bar',
  component: PageStory,
  args: {
    children: (
      <>
        <ActionBar />
        <LateNotices />
        <Dialogs />
      </>
    ),
  },
  // It floats at the window's edge: each story needs a window of its own.
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names of the available actions. */
const actionsIn = (canvasElement: HTMLElement): (string | null)[] => {
  const bar = within(canvasElement).getByRole('group', { name: 'Actions' });
  return [...bar.querySelectorAll('a, button')].map(
    (element) => element.getAttribute('aria-label') ?? element.textContent,
  );
};

/** Names of the available actions that are displayed. */
const reachableIn = (canvasElement: HTMLElement): (string | null)[] => {
  const bar = within(canvasElement).getByRole('group', { name: 'Actions' });
  return [...bar.querySelectorAll('a, button')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getAttribute('aria-label') ?? element.textContent.replaceAll('\u00a0', ' '));
};

/** Stands for an answer about the relation that arrives when it is clicked. */
function FriendFromElsewhere(): ReactElement {
  const dispatch = useProfileDispatch();
  return (
    <button type="button" onClick={() => dispatch(relationActions.loadSucceeded(friend))}>
      Become a friend
    </button>
  );
}

/** The app's SDK is slow: what a stranger sees can be used, and says that it may be something else. */
export const GuessedWhileTheSdkIsSlow: Story = {
  args: {
    happened: [connectionLate()],
    children: (
      <>
        <ActionBar />
        <FriendFromElsewhere />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add friend' });
    await expect(add).toHaveAccessibleDescription(/Your own details are still loading/);
    await expect(getComputedStyle(add).backgroundImage).toContain('gradient');
    await userEvent.click(canvas.getByRole('button', { name: 'Become a friend' }));
    await expect(await canvas.findByRole('link', { name: 'Chat' })).not.toHaveAccessibleDescription();
  },
};

/** Taps a link and returns whether the page let the browser follow it. The story stays where it is. */
async function isFollowed(link: HTMLElement): Promise<boolean> {
  let followed = false;
  const stay = (event: Event): void => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stay);
  await fireEvent.click(link);
  document.removeEventListener('click', stay);
  return followed;
}

export const NotKnownYet: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: 'Actions' })).toHaveAttribute('aria-busy', 'true');
    await expect(actionsIn(canvasElement)).toEqual(['More']);
  },
};

/** The stories run with a mouse: the link for phones is in the markup, and out of reach. */
export const UnspecifiedOnADesktop: Story = {
  args: { origin: 'web', platform: 'Desktop', children: [meta.args.children, <QrPopover key="qr" />] },
  parameters: { texts: [actionTexts] },
  play: async ({ canvas, canvasElement }) => {
    await expect(reachableIn(canvasElement)).toEqual(['Add friend on LINE', 'More']);
    await expect(canvas.queryByRole('link', { name: /^Add friend on\sLINE$/ })).toBeNull();
    const button = canvas.getByRole('button', { name: /^Add friend on\sLINE$/ });
    await userEvent.click(button);
    // Nothing but the popover opens.
    const code = canvas.getByRole('dialog', { name: 'Add Komorebi as a friend' });
    await expect(code).toBeVisible();
    await expect(within(code).getByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(within(code).getByRole('heading')).toHaveFocus();
    code.hidePopover();
    await expect(button).toHaveFocus();
  },
};

/** If the host draws no QR code, script has to: the link stays, and opens a pop-up. */
export const OnADesktopWithoutAPicture: Story = {
  tags: ['test-only'],
  args: { origin: 'web', platform: 'Desktop', page: { servedFiles: [] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(reachableIn(canvasElement)).toEqual(['Add friend on LINE', 'More']);
    await expect(await isFollowed(canvas.getByRole('link', { name: /^Add friend on\sLINE$/ }))).toBe(false);
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

/** What becomes known while a finger is down waits until it has been lifted, and no second tap can follow. */
export const KnownUnderAFinger: Story = {
  tags: ['test-only'],
  args: { relation: stranger, children: [meta.args.children, <FriendFromElsewhere key="elsewhere" />] },
  play: async ({ canvas, canvasElement }) => {
    const add = canvas.getByRole('button', { name: 'Add friend' });
    await fireEvent.pointerDown(add);
    await fireEvent.click(canvas.getByRole('button', { name: 'Become a friend' }));
    await expect(add).toBeVisible();
    await fireEvent.pointerUp(add);
    await expect(actionsIn(canvasElement)).toEqual(['Add friend', 'More']);
    await waitFor(() => expect(actionsIn(canvasElement)).toEqual(['Chat', 'Favorite', 'More']));
  },
};

export const UnspecifiedInTheApp: Story = {
  args: { relation: stranger, answer: fn(() => answering(friend)) },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(actionsIn(canvasElement)).toEqual(['Add friend', 'More']);
    await userEvent.click(canvas.getByRole('button', { name: 'Add friend' }));
    await waitFor(() => expect(actionsIn(canvasElement)).toEqual(['Chat', 'Favorite', 'More']));
    await expect(canvas.getByRole('link', { name: 'Chat' })).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Komorebi was added as a friend.'),
    );
    await expect(args.answer).toHaveBeenCalledOnce();
  },
};

export const AddingFails: Story = {
  args: { relation: stranger, answer: fn(() => new Response('{}', { status: 500 })) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add friend' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Unable to add this account as a friend. An error occurred. Please wait a while and then try again.',
      ),
    );
    await expect(actionsIn(canvasElement)).toEqual(['Add friend', 'More']);
    await expect(canvas.getByRole('button', { name: 'Add friend' })).toHaveFocus();
  },
};

export const AddingFailsAfterTheVisitorMovedOn: Story = {
  tags: ['test-only'],
  args: { ...AddingFails.args, children: [meta.args.children, <button key="elsewhere">Elsewhere</button>] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add friend' }));
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(elsewhere).toHaveFocus();
  },
};

export const Friend: Story = {
  args: { relation: friend, answer: fn(() => answering(favorite)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(actionsIn(canvasElement)).toEqual(['Chat', 'Favorite', 'More']);
    const star = canvas.getByRole('button', { name: 'Favorite' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Added to your favorites.'));
    await expect(star).toHaveFocus();
  },
};

/** On at once; while the request is pending, the button shows why it takes no other tap. */
export const FavoriteOnItsWay: Story = {
  args: {
    relation: friend,
    answer: fn(() => new Promise<Response>(() => undefined)),
  },
  play: async ({ args, canvas }) => {
    const star = canvas.getByRole('button', { name: 'Favorite' });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(star).toHaveAttribute('aria-busy', 'true');
    await expect(star).toHaveFocus();
    await waitFor(() => expect(args.answer).toHaveBeenCalledOnce());
  },
};

export const FriendAndFavorite: Story = {
  args: { relation: favorite, answer: fn(() => new Response('{}', { status: 500 })) },
  play: async ({ canvas }) => {
    const star = canvas.getByRole('button', { name: 'Favorite' });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(star);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'Unable to remove this account from your favorites.',
      ),
    );
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Blocked: Story = {
  args: {
    relation: { friendshipType: 'friendBlocked', favorite: 'unknown' },
    answer: fn(() => answering(friend)),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(actionsIn(canvasElement)).toEqual(['Unblock', 'More']);
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }));
    await waitFor(() => expect(actionsIn(canvasElement)).toEqual(['Chat', 'Favorite', 'More']));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Komorebi has been unblocked.'));
  },
};

export const Unknown: Story = {
  args: { relation: { friendshipType: 'unknown', favorite: 'unknown' } },
  play: async ({ canvasElement }) => {
    await expect(actionsIn(canvasElement)).toEqual(['Chat', 'More']);
  },
};

/** Unblocking a recommended account shows at once; adding it has to wait until that is done. */
export const Pending: Story = {
  args: {
    relation: { friendshipType: 'recommendBlocked', favorite: 'unknown' },
    answer: fn(() => new Promise<Response>(() => undefined)),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }));
    const add = await canvas.findByRole('button', { name: /Add friend/ });
    await expect(add).toHaveAttribute('aria-busy', 'true');
    await expect(add).toHaveFocus();
    await userEvent.click(add);
    await waitFor(() => expect(args.answer).toHaveBeenCalledOnce());
  },
};

/** If the app's SDK could not start, the visitor is anonymous. */
export const AnonymousInTheApp: Story = {
  args: {
    anonymous: true,
    happened: [relationActions.loadSucceeded(anonymousRelation)],
    answer: fn(() => answering(friend)),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add friend' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(actionsIn(canvasElement)).toEqual(['Add friend', 'More']);
    await expect(args.answer).not.toHaveBeenCalled();
  },
};

const relations = ['unspecified', 'friend', 'friendBlocked', 'unknown'] as const;

/** Every bar in every language, one over the other. */
function EveryBar(): ReactElement {
  const [ready, setReady] = useState<readonly i18n[]>([]);
  useEffect(() => {
    const load = async (language: Language): Promise<i18n> => {
      const instance = createI18n(language);
      await addTexts(instance, commonTexts);
      return instance;
    };
    void Promise.all(languages.map(load)).then(setReady);
  }, []);
  return (
    <>
      {ready.map((instance) => (
        <I18nextProvider key={instance.language} i18n={instance}>
          <div lang={instance.language}>
            <PageStory origin="web">
              <ActionBar />
            </PageStory>
            {relations.map((friendshipType) => (
              <PageStory key={friendshipType} relation={{ friendshipType, favorite: 'false' }}>
                <ActionBar />
              </PageStory>
            ))}
          </div>
        </I18nextProvider>
      ))}
    </>
  );
}

/** With the largest text the bar is one row of at most an eighth of the smallest phone. */
export const LargeText: Story = {
  tags: ['test-only'],
  args: { children: <EveryBar /> },
  parameters: { viewport: smallestPhone, a11y: { test: 'off' } },
  globals: onSmallestPhone('en'),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(5 * languages.length));
    for (const size of ['100%', '200%']) {
      document.documentElement.style.fontSize = size;
      const found = canvas
        .getAllByRole('group')
        .flatMap((bar) => barMisfits(bar).map((misfit) => `${size} ${misfit}`));
      document.documentElement.style.fontSize = '';
      await expect(found).toEqual([]);
    }
    await expect(canvasElement.ownerDocument.documentElement.clientWidth).toBe(320);
  },
};
