/** Where the servers under test listen: away from the ports of a page that somebody has open. */
export const addresses = {
  page: 'http://localhost:43000',
  platform: 'http://localhost:43100',
} as const;
