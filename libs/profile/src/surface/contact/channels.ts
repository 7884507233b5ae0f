import type {
  FriendshipType,
  OpenerPlatform,
  Origin,
  CallSetting,
  ResponseModeSetting,
} from '@oa-profile/api-client';
import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { openStateAt, type BusinessHours, type OpenState } from '@oa-profile/business-hours';
import { visibleActions } from '@oa-profile/plugin-sdk/page';
import type { PluginLink } from '@oa-profile/plugin-sdk/internal';
import { decideCall } from '../../actions/call/decide-call.js';

/** Everything that decides how an account can be reached. Undefined stands for unknown. */
export interface ContactSituation {
  /** What the account offers besides a chat. */
  takesCalls: boolean;
  /** What plugins offer. */
  others: readonly { name: string; link: PluginLink }[];
  /** Its phone number, its websites, and when somebody is there to answer. */
  info: Pick<BasicInfo, 'phone' | 'websites' | 'hours'> | undefined;
  callSetting: CallSetting | undefined;
  responseMode: ResponseModeSetting | undefined;
  /** How soon a message is usually answered. */
  replyMinutes: number | undefined;
  friendshipType: FriendshipType;
  origin: Origin;
  platform: OpenerPlatform;
  /** Version of the messaging app; undefined in a browser. */
  appVersion: string | undefined;
  now: Date;
}

/**
 * What a visitor has to do before a channel works. An account that was only recommended is not a friend once it is
 * unblocked: adding it is a step of its own.
 */
export type ChannelStep = 'addFriend' | 'unblock' | 'unblockThenAdd' | 'updateApp' | 'request' | 'onPhone';

/** Why a channel works or does not, as data: the words depend on the language. */
export type ChannelReason =
  /** How soon a message is usually answered. */
  | { kind: 'replies'; minutes: number }
  /** When somebody answers, and the state now. */
  | { kind: 'hours'; state: OpenState; timeZone: string }
  /** A person answers at any time; a machine does; nobody needs to. */
  | { kind: 'always' | 'automatic' | 'anyTime' }
  | { kind: 'notTaken' };

/** A way to reach an account. */
export type Channel = {
  /** Whether it works: now, after a step that the visitor can take at once, later, or never. */
  works: 'now' | 'afterStep' | 'later' | 'never';
  /** What the visitor has to do first, whether or not somebody answers now. */
  step?: ChannelStep | undefined;
  reasons: ChannelReason[];
} & (
  | { name: 'chat' | 'call' }
  | { name: 'phone'; phone: string }
  | { name: 'website'; url: string; label?: string | undefined }
  | { name: 'other'; plugin: string; link: PluginLink }
);

type Answered = Pick<Channel, 'works' | 'step' | 'reasons'>;

/**
 * The one reason that there is room to say: when a channel that is not answered now will be, how soon a message is
 * answered, or until when somebody answers.
 */
export function mainReason({ works, reasons }: Channel): ChannelReason | undefined {
  return (works === 'later' && reasons.find(({ kind }) => kind === 'hours')) || reasons[0];
}

/** The key of the label that says what a tap on the chat changes first; undefined where it changes nothing. */
export function labelOfStep({
  name,
  step,
}: Channel): 'channel.addAndChat' | 'channel.unblockAndChat' | undefined {
  if (name !== 'chat') return undefined;
  if (step === 'addFriend') return 'channel.addAndChat';
  return step === 'unblock' ? 'channel.unblockAndChat' : undefined;
}

/** Up to this many minutes, waiting for a message beats picking up the phone. */
const SOON_MINUTES = 15;

/** The section about the account shows the rest. */
const MOST_WEBSITES = 3;

/**
 * The ways to reach an account, the best one now first: those answered at once, then those that need a step of the
 * visitor, then websites, then those answered later; among equals, the one answered soonest. What never works is last,
 * with the reason.
 */
export function channelsAt(situation: ContactSituation): Channel[] {
  const { takesCalls, others, info } = situation;
  const channels: Channel[] = [
    { name: 'chat', ...chatAnswered(situation) },
    ...(takesCalls ? [{ name: 'call' as const, ...callAnswered(situation) }] : []),
    ...(info?.phone
      ? [{ name: 'phone' as const, phone: info.phone, ...answered(info.hours, situation.now) }]
      : []),
    ...others.map(({ name, link }) => ({ name: 'other' as const, plugin: name, link, ...anyTime })),
    ...websitesOf(info),
  ];
  return channels.sort(
    (one, other) => place(one) - place(other) || wait(one, situation.now) - wait(other, situation.now),
  );
}

/** The channels that are plain links, whoever the visitor is and whether or not somebody answers now. */
export const plainChannels = (info: ContactSituation['info']): Channel[] => [
  ...(info?.phone ? [{ name: 'phone' as const, phone: info.phone, ...anyTime }] : []),
  { name: 'chat', ...anyTime },
  ...websitesOf(info),
];

const websitesOf = (info: ContactSituation['info']): Channel[] =>
  (info?.websites ?? [])
    .slice(0, MOST_WEBSITES)
    .map(({ url, label }) => ({ name: 'website', url, label, ...anyTime }));

/** Tells the channels of an account apart. */
export const keyOf = (channel: Channel): string =>
  channel.name === 'website' ? channel.url : channel.name === 'other' ? channel.plugin : channel.name;

const places: Readonly<Record<Channel['works'], number>> = { now: 0, afterStep: 1, later: 3, never: 4 };

/** Whether a message can be left that is answered later, as is known when. */
export const takesMessage = ({ name, works, reasons: [first] }: Channel): boolean =>
  name === 'chat' &&
  works === 'later' &&
  first?.kind === 'hours' &&
  'opensAt' in first.state &&
  first.state.opensAt !== undefined;

/**
 * A website works but answers no question: it ranks between answers now and answers later. A message can be left now.
 */
function place(channel: Channel): number {
  if (channel.name === 'website') return 2;
  return places[takesMessage(channel) ? (channel.step ? 'afterStep' : 'now') : channel.works];
}

const anyTime: Answered = { works: 'now', reasons: [{ kind: 'anyTime' }] };

/** Orders channels of equal rank: those that open later by opening time, the others by how soon they are answered. */
function wait(channel: Channel, now: Date): number {
  const { name, works, reasons } = channel;
  const [hours] = reasons.flatMap((reason) => (reason.kind === 'hours' ? [reason.state] : []));
  if (works === 'later' && !takesMessage(channel)) {
    const opensAt = hours && 'opensAt' in hours ? hours.opensAt : undefined;
    return opensAt ? opensAt.getTime() - now.getTime() : Number.MAX_SAFE_INTEGER;
  }
  const isSoon = reasons.some((reason) => reason.kind === 'replies' && reason.minutes <= SOON_MINUTES);
  if (name === 'chat') return isSoon ? 0 : 3;
  return { call: 1, phone: 2, other: 4, website: 5 }[name];
}

function chatAnswered({ friendshipType, responseMode, replyMinutes, now }: ContactSituation): Answered {
  const replies: ChannelReason[] =
    replyMinutes === undefined ? [] : [{ kind: 'replies', minutes: replyMinutes }];
  const byHours = responseMode && answeredIn(responseMode, now);
  const { works, reasons } = byHours ?? ({ works: 'now', reasons: [] } satisfies Answered);
  // Outside the response hours the usual reply time does not hold.
  const all = works === 'later' ? reasons : [...replies, ...reasons];
  // A chat is offered to those who see the chat button.
  const actions = visibleActions(friendshipType, 'unknown').map(({ action }) => action);
  const step = (['addFriend', 'unblock'] as const).find((action) => actions.includes(action));
  return afterStep(friendshipType === 'recommendBlocked' ? 'unblockThenAdd' : step, { works, reasons: all });
}

function answeredIn({ mode, responseHours }: ResponseModeSetting, now: Date): Answered {
  if (mode === 'bot') return { works: 'now', reasons: [{ kind: 'automatic' }] };
  if (mode === 'unknown') return { works: 'now', reasons: [] };
  if (!responseHours) return { works: 'now', reasons: [{ kind: 'always' }] };
  return answered(responseHours, now);
}

/** The outcome of the call flow (docs/product.md#calling), before it is started. */
function callAnswered(situation: ContactSituation): Answered {
  const { callSetting, responseMode, friendshipType, origin, platform, appVersion, now } = situation;
  const { responseHours } = responseMode ?? {};
  const hours: Answered = responseHours
    ? answered(responseHours, now)
    : { works: 'now', reasons: responseMode ? [{ kind: 'always' }] : [] };
  const outcome = decideCall({
    friendshipType,
    // The call flow asks again for what is unknown.
    setting: callSetting,
    responseMode,
    appVersion,
    now,
  });
  switch (outcome.kind) {
    case 'unavailable':
      return { works: 'never', reasons: [{ kind: 'notTaken' }] };
    case 'updateApp':
      return afterStep('updateApp', hours);
    case 'unblock':
      return afterStep('unblock', hours);
    case 'addFriend':
      // Calls are made in the app, which desktop visitors have on their phone.
      return afterStep(origin === 'web' && platform === 'Desktop' ? 'onPhone' : 'addFriend', hours);
    case 'sendMessage':
      return afterStep('request', hours);
    case 'unsure':
      // The pop-up says that it could not be checked. It is neither promised nor refused here.
      return { works: 'later', reasons: [] };
    case 'outsideHours':
    case 'call':
      return hours;
  }
}

function afterStep(step: ChannelStep | undefined, { works, reasons }: Answered): Answered {
  if (!step) return { works, reasons };
  return { works: works === 'now' ? 'afterStep' : works, step, reasons };
}

/** Whether somebody answers now, by these hours. Unknown hours promise nothing, and forbid nothing. */
function answered(hours: BusinessHours | undefined, now: Date): Answered {
  const state = hours && openStateAt(hours, now);
  if (!state || state.state === 'unknown') return { works: 'now', reasons: [] };
  return {
    works: state.state === 'open' ? 'now' : 'later',
    reasons: [{ kind: 'hours', state, timeZone: hours.timeZone }],
  };
}
