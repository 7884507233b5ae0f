import { clearIntent, dialogOpened, intentOfPage, type ProfileStore } from '@oa-profile/plugin-sdk/page';
import type { ProfileState } from '@oa-profile/plugin-sdk/internal';
import {
  isVisible,
  type LinkAction,
  type RelationAction,
  type Switch,
} from '@oa-profile/plugin-sdk/internal';
import { follow } from '../actions/follow/follow.js';
import { keep } from '../actions/keep/keep.js';

/** What is switched on for an action; the others change the relation. */
const switches: Readonly<Partial<Record<LinkAction, Switch>>> = { keep, follow };

/**
 * When a link from a browser has led into the app, asks the visitor whether they still want what they wanted there, as
 * soon as it is known that it can be done and has not been. In a browser it would only lead into the app again. While
 * the visitor cannot be known, the action stays in the address: after a reload, they may be.
 *
 * @returns A function that stops waiting.
 */
export function askAboutLinkAction(store: ProfileStore): () => void {
  const { page } = store.getState();
  const linkAction = intentOfPage(page)?.linkAction;
  if (!linkAction) return () => undefined;
  const { host } = store.dispatch((_dispatch, _getState, services) => services);
  if (host.isVisitorUnknown()) {
    let stopFollowing = store.subscribe(() => {
      if (host.isVisitorUnknown()) return;
      stopFollowing();
      stopFollowing = askAboutLinkAction(store);
    });
    return () => stopFollowing();
  }
  const isKnown = host.getAccessToken() !== undefined;
  const wanted = switches[linkAction];
  const isOffered = !wanted || page.account.features.some((feature) => feature === linkAction);
  if (!isOffered || !(isKnown || host.canLogIn())) {
    clearIntent();
    return () => undefined;
  }
  const ask = (): void => {
    const state = store.getState();
    const { load } = wanted ? wanted.select(state) : state.relation;
    const isSettled = load.status === 'Success' || load.status === 'Failure';
    // A visitor who has yet to log in has switched on nothing.
    if (!isSettled && (isKnown || !wanted)) return;
    stop();
    const isWanted = wanted ? !wanted.select(state).shown?.on : isOpen(linkAction, state);
    // The relation may turn out to allow it: after a reload, or a login.
    if (!wanted && !isWanted && (load.status === 'Failure' || !isKnown)) return;
    clearIntent();
    // Whatever the visitor has opened since is what they want now.
    if (!state.dialogs.open && isWanted)
      store.dispatch(dialogOpened({ name: 'confirmLinkAction', linkAction }));
  };
  const stop = store.subscribe(ask);
  if (wanted) void store.dispatch(wanted.load());
  ask();
  return stop;
}

/** Whether the relation allows the action, which has not been done yet, as far as the page knows. */
const isOpen = (linkAction: LinkAction, { relation: { shown } }: ProfileState): boolean =>
  shown !== undefined &&
  isVisible(linkAction as RelationAction, shown.friendshipType) &&
  shown.favorite !== 'true';
