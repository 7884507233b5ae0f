export const en = {
  shortcut: 'Draft',
  title: 'Write a message',
  label: 'Your message',
  hint: 'Saved automatically as you write.',
  send: 'Send a chat message',
} as const;
