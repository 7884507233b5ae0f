export const en = {
  shortcut: 'Draft',
  title: 'Write a message',
  label: 'Your message',
  hint: 'Saved on this device for 30 days.',
  send: 'Send a chat message',
} as const;
