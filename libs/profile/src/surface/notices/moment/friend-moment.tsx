import { highlightsOf, overviewOf, type ProfileStore, viewHref } from '@oa-profile/plugin-sdk/page';
import {
  type FoundHighlight,
  isOn,
  noticeDismissed,
  ownOutline,
  type ProfileState,
  selectOwnHighlights,
  selectSettledFriendship,
} from '@oa-profile/plugin-sdk/internal';
import { hasEnded, shorten } from '@oa-profile/plugin-sdk';
import { addTexts, textAround } from '@oa-profile/i18n';
import { Avatar, type ToastMessage } from '@oa-profile/ui';
import type { i18n } from 'i18next';
import { momentTexts } from './moment-texts.js';

/** Of an offer's name: all of it is where the message leads to, which must leave the page to be seen. */
const MOST_CHARACTERS = 80;

/** What a visitor who has just become a friend is glad of, in place of the plain message. */
export type FriendMoment = Partial<Pick<ToastMessage, 'picture' | 'text' | 'action'>>;

/**
 * Celebrates that the visitor is a friend now, and finds what only friends can have: undefined if there is nothing that they
 * are known to be able to have now, or if they are looking at it. Promises nothing to whom the server's answer makes no friend.
 */
export async function friendMoment(
  store: ProfileStore,
  i18n: i18n,
  noticeId: string,
): Promise<FriendMoment | undefined> {
  if (selectSettledFriendship(store.getState()) !== 'friend') return undefined;
  const { page } = store.getState();
  const offer = offerForFriends(store.getState(), new Date());
  const href = offer && viewHref(page, { name: 'item', plugin: offer.type, itemId: offer.itemId });
  celebrate(href);
  if (!offer || href === undefined || isLookingAt(offer)(store.getState())) return undefined;
  await addTexts(i18n, momentTexts);
  withdrawOnce(store, noticeId, isLookingAt(offer));
  const t = i18n.getFixedT(i18n.language, momentTexts.namespace);
  const [before, after] = textAround((text) => t('friend.canUse', { offer: text }));
  return {
    picture: <Avatar name={page.account.name} picture={page.account.icon} size="small" />,
    text: (
      <>
        {before}
        <span lang={offer.lang}>{shorten(offer.text, MOST_CHARACTERS)}</span>
        {after}
      </>
    ),
    action: { label: t('friend.show'), href, onAction: () => store.dispatch(noticeDismissed(noticeId)) },
  };
}

/** Without an item there would be nothing to show. */
type ItemOffer = FoundHighlight<'offer'> & { itemId: string };

function offerForFriends(state: ProfileState, now: Date): ItemOffer | undefined {
  const outline = ownOutline(overviewOf(state.page), selectOwnHighlights(state));
  return highlightsOf(
    outline.filter((section) => !hasEnded(section, now)),
    'offer',
  ).find(
    (offer): offer is ItemOffer =>
      offer.for === 'friends' && !offer.isFallback && offer.itemId !== undefined && isOn(offer, now),
  );
}

const isLookingAt =
  ({ type, itemId }: ItemOffer) =>
  ({ view }: ProfileState): boolean =>
    view.name === 'item' && view.plugin === type && view.itemId === itemId;

/**
 * The message waits for the visitor to turn to it, but not for longer than it is of use: it goes once they look at the offer,
 * whichever way has led them there, or are known to be no friend any more.
 */
function withdrawOnce(store: ProfileStore, noticeId: string, isSeen: (state: ProfileState) => boolean): void {
  const stop = store.subscribe(() => {
    const state = store.getState();
    const isFriend = ['friend', 'unknown'].includes(selectSettledFriendship(state));
    if (isFriend && !isSeen(state) && state.notices.some(({ id }) => id === noticeId)) return;
    stop();
    store.dispatch(noticeDismissed(noticeId));
  });
}

/**
 * What has come with the friendship is seen to come: the star beside the chat, the only button of the bar that stays pressed, and
 * the offer on the first screen.
 */
function celebrate(offerHref: string | undefined): void {
  for (const star of document.querySelectorAll('[data-account-bar] [aria-pressed]'))
    playOnce(star, [{ transform: 'none' }, { transform: 'scale(1.25)' }, { transform: 'none' }]);
  for (const offer of document.querySelectorAll('[data-fact=offer]'))
    if (offer.getAttribute('href') === offerHref)
      playOnce(offer, [
        { opacity: 0, transform: 'translateY(12px)' },
        { opacity: 1, transform: 'none' },
      ]);
}

/** Plays keyframes on an element once, for as long as things take that appear. */
function playOnce(element: Element, keyframes: Keyframe[]): void {
  const token = getComputedStyle(element).getPropertyValue('--oa-motion-calm').trim();
  // A build may write seconds. No time at all with reduced motion, as for every motion.
  const duration = parseFloat(token) * (token.endsWith('ms') ? 1 : 1000);
  if (duration > 0) element.animate(keyframes, { duration, easing: 'ease-out' });
}
