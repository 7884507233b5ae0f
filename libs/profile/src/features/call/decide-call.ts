import type { FriendshipType } from '@oa-profile/api-client';
import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client/schemas';
import { openStateAt } from '@oa-profile/business-hours';

/** All that decides what becomes of a tap on Call. */
export interface CallSituation {
  friendshipType: FriendshipType;
  setting: CallSetting;
  responseMode: ResponseModeSetting;
  /** Version of the messaging app; undefined in a browser, which hands the call to whatever app is there. */
  appVersion: string | undefined;
  now: Date;
}

/** What becomes of a tap on Call: the one thing that stands in the way, or the call. */
export type CallOutcome =
  | { kind: 'unavailable' | 'updateApp' | 'unblock' | 'addFriend' | 'sendMessage' | 'call' }
  /** `opensAt` is when calls are usually answered again, where that is known. */
  | { kind: 'outsideHours'; opensAt: Date | undefined };

/**
 * The call flow (docs/product.md#calling): the first case that applies decides. After adding or unblocking, ask again
 * with the new relation.
 */
export function decideCall({
  friendshipType,
  setting,
  responseMode,
  appVersion,
  now,
}: CallSituation): CallOutcome {
  if (!setting.enabled) return { kind: 'unavailable' };
  const { minimumAppVersion } = setting;
  if (appVersion && minimumAppVersion && isOlderVersion(appVersion, minimumAppVersion))
    return { kind: 'updateApp' };
  const obstacle = obstacles[friendshipType];
  if (obstacle) return { kind: obstacle };
  if (setting.acceptance === 'byRequest') return { kind: 'sendMessage' };
  const { responseHours } = responseMode;
  const state = responseHours && openStateAt(responseHours, now);
  if (state && state.state !== 'open' && state.state !== 'unknown')
    return { kind: 'outsideHours', opensAt: 'opensAt' in state ? state.opensAt : undefined };
  return { kind: 'call' };
}

/** What the relation asks for first. */
const obstacles: Readonly<Record<FriendshipType, 'unblock' | 'addFriend' | undefined>> = {
  friendBlocked: 'unblock',
  recommendBlocked: 'unblock',
  unspecified: 'addFriend',
  recommend: 'addFriend',
  deleted: 'addFriend',
  deletedBlocked: 'addFriend',
  friend: undefined,
  // Not known is not an obstacle: the app will say.
  unknown: undefined,
};

/** Whether version `a` comes before `b`; both 'major.minor.patch', of which the end may be missing. */
function isOlderVersion(a: string, b: string): boolean {
  const [left, right] = [parts(a), parts(b)];
  for (const place of [0, 1, 2]) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

const parts = (version: string): number[] => version.split('.').map((part) => Number.parseInt(part, 10) || 0);
