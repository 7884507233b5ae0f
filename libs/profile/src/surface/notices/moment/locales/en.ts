export const en = {
  'friend.canUse': 'You’re friends now, and can use “{{offer}}”.',
  'friend.show': 'Show it',
} as const;
