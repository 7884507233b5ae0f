import { renderPage } from '../../examples/profile/server.js';

/** Addresses that the host of the profile's README is asked for. */
export const hostPaths = [
  '/@komorebi',
  '/@komorebi/events/tasting',
  '/@komorebi/events/nothing',
  '/@komorebi/coupon/first-cup',
] as const;

/** What the server of that host answers for each of {@link hostPaths}; null is a 404. */
export async function renderHost(): Promise<Record<string, unknown>> {
  const pages = await Promise.all(hostPaths.map(async (path) => [path, (await renderPage(path)) ?? null]));
  return Object.fromEntries(pages) as Record<string, unknown>;
}
