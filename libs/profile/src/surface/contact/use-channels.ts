import type { BasicInfo } from '@oa-profile/api-client/schemas';
import {
  basicInfoOf,
  usePluginLinks,
  usePageEnvironment,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { selectSettledFriendship, whenIdleOrTouched } from '@oa-profile/plugin-sdk/internal';
import { useEffect, useMemo, useState } from 'react';
import { callPlugin } from '../../actions/call/call-plugin.js';
import type { Answering } from '../../actions/call/recent-answering.js';
import { channelsAt, keyOf, type Channel } from './channels.js';
import { useAnswering } from './use-answering.js';

interface Channels {
  /** In the order of the moment of opening: entries must not move while they are about to be tapped. */
  channels: {
    channel: Channel;
    /** The same, assuming that it is answered during business hours. */
    expected: Channel;
  }[];
  /** The one that works best now, once that is known, and if there is a reason to name. */
  best: Channel | undefined;
  /** The moment of opening. */
  now: Date;
  /** When the sheet was opened, it was not known how the account answers. */
  isAwaited: boolean;
  /** It is known now. */
  isKnown: boolean;
}

/** The ways to reach the account, by what is known of how it answers. */
export function useChannels(): Channels {
  const { services } = usePageEnvironment();
  const page = useProfileSelector((state) => state.page);
  const { account, origin, opener } = page;
  const friendshipType = useProfileSelector(selectSettledFriendship);
  const takesCalls = account.features.includes('call');
  const answering = useAnswering(takesCalls);
  useEffect(() => {
    if (!takesCalls) return undefined;
    // Not before this sheet is drawn. If it fails, it is requested again when it is opened; only then is the visitor told.
    return whenIdleOrTouched(() => void callPlugin.dialogs.call().catch(() => undefined));
  }, [takesCalls]);
  const info = useMemo(() => basicInfoOf(page), [page]);
  const [now] = useState(() => new Date());
  const others = usePluginLinks('channel');
  const channelsBy = (known: Answering): Channel[] =>
    channelsAt({
      ...known,
      takesCalls,
      others,
      info,
      friendshipType,
      origin,
      platform: opener.platform,
      appVersion: services.host.getAppVersion(),
      now,
    });
  const guessed = channelsBy(guessAnswering(info, LONG_MINUTES));
  const actual = channelsBy(answering ?? guessAnswering(info, SHORT_MINUTES));
  const [atFirst] = useState({ isAwaited: answering === undefined, order: actual.map(keyOf) });
  const placeOf = (channel: Channel): number => atFirst.order.indexOf(keyOf(channel));
  const [first] = actual;
  return {
    channels: [...actual]
      .sort((one, other) => placeOf(one) - placeOf(other))
      .map((channel) => ({
        channel,
        expected: guessed.find((each) => keyOf(each) === keyOf(channel)) ?? channel,
      })),
    best: answering && first?.works === 'now' && first.reasons.length > 0 ? first : undefined,
    now,
    isAwaited: atFirst.isAwaited,
    isKnown: answering !== undefined,
  };
}

/** A reply time that takes many words, so that enough room is kept. */
const LONG_MINUTES = 60;

/** Most accounts answer soon: until it is known, the chat comes first. */
const SHORT_MINUTES = 10;

const guessAnswering = (info: BasicInfo | undefined, replyMinutes: number): Answering => ({
  callSetting: undefined,
  responseMode: { mode: 'chat', responseHours: info?.hours },
  replyMinutes,
});
