/** `E2E_PORT` chooses another, for a run beside another one; the platform listens a hundred above. */
const port = Number(process.env['E2E_PORT'] || 43_000);

/** Where the servers under test listen: away from the ports of a page that somebody has open. */
export const addresses = {
  page: `http://localhost:${port}`,
  platform: `http://localhost:${port + 100}`,
} as const;
