import type { FriendshipType, CallSetting, ResponseModeSetting } from '@oa-profile/api-client';
import { openStateAt } from '@oa-profile/business-hours';

/** Everything that decides the outcome of a tap on Call. */
export interface CallSituation {
  friendshipType: FriendshipType;
  /** Undefined if it could not be found out, like the next one. The app will tell: unknown is no obstacle. */
  setting: CallSetting | undefined;
  responseMode: ResponseModeSetting | undefined;
  /** Version of the messaging app; undefined in a browser, which leaves the call to whatever app is installed. */
  appVersion: string | undefined;
  now: Date;
}

/** The outcome of a tap on Call: the one obstacle, or the call. */
export type CallOutcome =
  | { kind: 'unavailable' | 'updateApp' | 'unblock' | 'addFriend' | 'sendMessage' | 'unsure' | 'call' }
  /** `opensAt` is when calls are usually answered again, if known. */
  | { kind: 'outsideHours'; opensAt: Date | undefined };

/**
 * The call flow (docs/product.md#calling): the first case that applies decides. After adding or unblocking, call it
 * again with the new relation.
 */
export function decideCall({
  friendshipType,
  setting,
  responseMode,
  appVersion,
  now,
}: CallSituation): CallOutcome {
  if (setting && !setting.enabled) return { kind: 'unavailable' };
  const { minimumAppVersion, acceptance } = setting ?? {};
  const needsVersion = appVersion === undefined ? undefined : minimumAppVersion;
  if (appVersion && needsVersion && needsVersion !== 'unknown' && isOlderVersion(appVersion, needsVersion))
    return { kind: 'updateApp' };
  const obstacle = obstacles[friendshipType];
  if (obstacle) return { kind: obstacle };
  if (acceptance === 'byRequest') return { kind: 'sendMessage' };
  const { responseHours } = responseMode ?? {};
  const state = responseHours && openStateAt(responseHours, now);
  if (state && state.state !== 'open' && state.state !== 'unknown')
    return { kind: 'outsideHours', opensAt: 'opensAt' in state ? state.opensAt : undefined };
  // What the account has said and cannot be read may be an obstacle.
  if (acceptance === 'unknown' || needsVersion === 'unknown') return { kind: 'unsure' };
  return { kind: 'call' };
}

/** What the relation requires first. */
const obstacles: Readonly<Record<FriendshipType, 'unblock' | 'addFriend' | undefined>> = {
  friendBlocked: 'unblock',
  recommendBlocked: 'unblock',
  unspecified: 'addFriend',
  recommend: 'addFriend',
  deleted: 'addFriend',
  deletedBlocked: 'addFriend',
  friend: undefined,
  // Unknown is no obstacle: the app will tell.
  unknown: undefined,
};

/** Whether version `a` is older than `b`; both 'major.minor.patch', with missing parts counting as 0. */
function isOlderVersion(a: string, b: string): boolean {
  const [left, right] = [parts(a), parts(b)];
  for (const place of [0, 1, 2]) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

const parts = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0);
