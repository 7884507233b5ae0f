import {
  accountHref,
  dialogOpened,
  hoursOf,
  namedViewHref,
  noticed,
  openFile,
  selectOfferedRelation,
  SummaryParts,
  useLatePlugins,
  useLocalLanguage,
  useNow,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
  viewHref,
  viewPath,
  type ProfileStore,
} from '@oa-profile/plugin-sdk/page';
import { addFriend, specialDayEntryUrl, useSwitch, type MemoryScope } from '@oa-profile/plugin-sdk/internal';
import { useLanguage } from '@oa-profile/i18n/react';
import type { AnyPluginSection, PluginContext, PluginEvent } from '@oa-profile/plugin-sdk';
import { useCallback, useMemo, type MouseEvent, type ReactElement } from 'react';
import { useStore } from 'react-redux';
import type { Relation } from '@oa-profile/api-client';
import { follow } from '../../actions/follow/follow.js';
import { addFriendFor } from './add-friend-for.js';

/** What a plugin gets besides its data: the page's side of the contract. */
export function usePluginContext({ type, showsFollow = false }: AnyPluginSection): PluginContext {
  const { services, renderedAt } = usePageEnvironment();
  const dispatch = useProfileDispatch();
  const language = useLanguage();
  const localLanguage = useLocalLanguage();
  const page = useProfileSelector((state) => state.page);
  const { account } = page;
  const hours = hoursOf(page)?.hours;
  const relation = useVisitorsRelation();
  const isLost = useProfileSelector(({ connection }) => connection.isLost);
  const now = useNow(renderedAt);

  const emit = useCallback(
    (event: PluginEvent) => {
      if (event.type === 'action') services.track({ name: 'action', label: `${type} ${event.name}` });
      else if (event.type === 'addFriend') {
        const { item } = event;
        if (!item) void dispatch(addFriend());
        else void dispatch(addFriendFor({ name: 'item', plugin: type, itemId: item.id }, item.title));
      } else if (event.type === 'showLocally') {
        const { item } = event;
        services.track({ name: 'action', label: `${type} showLocally` });
        dispatch(dialogOpened(item ? { name: 'staff', plugin: type, item } : 'driver'));
      } else if (event.type === 'askAbout') {
        const { fact } = event;
        services.track({ name: 'action', label: `${type} askAbout ${fact.kind}` });
        dispatch(dialogOpened({ name: 'ask', fact }));
      } else if (event.type === 'follow') void dispatch(follow.set(event.follow));
      else if (event.type === 'notice') dispatch(noticed({ tone: event.tone, keys: [], text: event.text }));
    },
    [services, dispatch, type],
  );
  const memory = useMemo(() => {
    const keyOf = (key: string, { everywhere = false }: MemoryScope = {}): string =>
      everywhere ? key : `${account.basicSearchId} ${key}`;
    return {
      has: (key: string, scope?: MemoryScope) => services.noticeCache.get(keyOf(key, scope)) === true,
      add: (key: string, scope?: MemoryScope) => void services.noticeCache.set(keyOf(key, scope), true),
    };
  }, [services, account.basicSearchId]);
  const plugins = useLatePlugins();
  const store = useStore() as ProfileStore;
  const earlierVisit = useCallback(async () => {
    try {
      const known = (await plugins.load()).find((plugin) => plugin.earlierVisit);
      return await known?.earlierVisit?.({ store, services });
    } catch (error) {
      // As on a first visit.
      services.captureError(error, 'earlier visit');
      return undefined;
    }
  }, [plugins, store, services]);
  const canFollow = showsFollow && account.features.includes('follow');
  const { shown, update } = useSwitch(follow, canFollow);
  const follows = useMemo(() => {
    const followers = shown?.count ?? account.followerCount;
    if (!canFollow || followers === undefined) return undefined;
    return {
      isFollowing: shown?.on ?? false,
      followers,
      pending: update.status === 'Loading',
      unavailable: isLost,
    };
  }, [shown, update.status, account.followerCount, canFollow, isLost]);

  return useMemo(
    () => ({
      account,
      language,
      localLanguage,
      // There is always a way, even without a chat.
      takesQuestions: true,
      specialDayEntry(date: string) {
        const href = specialDayEntryUrl(page, language, date);
        return href === undefined
          ? undefined
          : { href, onClick: (event: MouseEvent) => openFile(event, href, services.host) };
      },
      relation,
      follow: follows,
      now,
      hours,
      host: services.host,
      viewHref: (name: string) => namedViewHref(page, name),
      AddressPicture,
      itemHref: (itemId: string) => viewHref(page, { name: 'item', plugin: type, itemId }),
      itemShareUrl: (itemId: string) => `${page.shareUrl}${viewPath({ name: 'item', plugin: type, itemId })}`,
      reportHref: account.features.includes('report')
        ? (itemId: string) => viewHref(page, { name: 'named', view: 'report', plugin: type, itemId })
        : undefined,
      accountHref: (searchId: string) => accountHref(page, searchId),
      memory,
      earlierVisit,
      emit,
    }),
    [
      account,
      language,
      localLanguage,
      page,
      type,
      services.host,
      relation,
      follows,
      now,
      hours,
      memory,
      earlierVisit,
      emit,
    ],
  );
}

/**
 * The relation that sections use: like the buttons, they offer what a stranger sees while a slow SDK does not tell. If it has
 * not started, the page treats everybody as a stranger; a coupon kept for a friend is then shown as for the last known
 * visitor.
 */
function useVisitorsRelation(): Relation | 'unknown' {
  const { host, relationCache } = usePageEnvironment().services;
  const shown = useProfileSelector(selectOfferedRelation);
  const isLost = useProfileSelector(({ connection }) => connection.isLost);
  const searchId = useProfileSelector(({ page }) => page.account.basicSearchId);
  // Undefined again if the SDK has started after all.
  const lastOwner = isLost ? host.getLastOwner() : undefined;
  const kept = useMemo(
    () => (lastOwner === undefined ? undefined : relationCache.get(searchId)),
    [lastOwner, relationCache, searchId],
  );
  return kept ?? shown;
}

/** What plugins show of where the account is, on a page without the column that has it. */
function AddressPicture(): ReactElement {
  return <SummaryParts part="AddressPicture" when="near" />;
}
