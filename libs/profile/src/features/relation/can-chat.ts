import type { FriendshipType } from '@oa-profile/api-client';
import { visibleActions } from './visible-actions.js';

/** A chat is offered to those who see the chat button. */
export const canChat = (friendshipType: FriendshipType): boolean =>
  visibleActions(friendshipType, 'unknown').some(({ action }) => action === 'chat');
