import type { FriendshipType, Origin } from '@oa-profile/api-client';
import type { Account } from '@oa-profile/api-client/schemas';
import { visibleActions } from '../relation/visible-actions.js';

/** All that decides how a question reaches the account. */
export interface AskSituation {
  friendshipType: FriendshipType;
  origin: Origin;
  features: Account['features'];
  /** A number that can be dialled: `tel:…`. */
  phone: string | undefined;
}

/** By what a visitor asks: a chat, the telephone, the report, or a chat once one step has been taken. */
export type WayToAsk = 'chat' | 'phone' | 'report' | 'addFriend' | 'unblock';

/**
 * The way for a visitor to ask about a fact. Whoever cannot chat has the telephone, which answers, too. Without one, an
 * account is added where that takes a tap and the chat is then there, in the app. In a browser, and for whoever has
 * blocked the account, what is wrong can be reported, which leads nowhere else; what is left is the step before a chat.
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
