import type { FriendshipType } from '@oa-profile/api-client';
import { visibleActions } from './visible-actions.js';

/** Whether the visitor sees the chat button, and may therefore chat. */
export const canChat = (friendshipType: FriendshipType): boolean =>
  visibleActions(friendshipType, 'unknown').some(({ action }) => action === 'chat');
