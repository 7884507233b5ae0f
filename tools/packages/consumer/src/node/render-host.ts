import { renderPage } from '../../examples/profile/server.js';

/** Addresses requested from the host of the profile's README. */
export const hostPaths = [
  '/@komorebi',
  '/@komorebi/events/tasting',
  '/@komorebi/events/nothing',
  '/@komorebi/coupon/first-cup',
  '/@nobody',
] as const;

/** That host's response for each of {@link hostPaths}; null is a 404. */
export async function renderHost(): Promise<Record<string, unknown>> {
  const pages = await Promise.all(hostPaths.map(async (path) => [path, (await renderPage(path)) ?? null]));
  return Object.fromEntries(pages) as Record<string, unknown>;
}
