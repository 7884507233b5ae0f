import type { FriendshipType, Origin, Account } from '@oa-profile/api-client';
import { visibleActions } from '@oa-profile/plugin-sdk/page';

/** Everything that decides how a question reaches the account. */
export interface AskSituation {
  friendshipType: FriendshipType;
  origin: Origin;
  features: Account['features'];
  /** A number that can be dialled: `tel:…`. */
  phone: string | undefined;
}

/** How a visitor asks: by chat, telephone, or report, or by chat after one more step. */
export type WayToAsk = 'chat' | 'phone' | 'report' | 'addFriend' | 'unblock';

/**
 * How a visitor can ask about a fact. Without a chat, the telephone is next, since somebody answers it. Without a
 * number, the visitor adds the account if that takes one tap and opens the chat, that is, in the app. In a browser, and
 * after blocking the account, the error can be reported, if the account allows it; else the step before a chat remains.
 */
export function wayToAsk({ friendshipType, origin, features, phone }: AskSituation): WayToAsk {
  const actions = visibleActions(friendshipType, 'unknown').map(({ action }) => action);
  if (actions.includes('chat')) return 'chat';
  if (phone !== undefined) return 'phone';
  const canAdd = actions.includes('addFriend');
  if (canAdd && origin === 'liff') return 'addFriend';
  if (features.includes('report')) return 'report';
  return canAdd ? 'addFriend' : 'unblock';
}
