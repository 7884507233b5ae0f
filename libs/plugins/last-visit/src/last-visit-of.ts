import { type PluginPage, visitorKind } from '@oa-profile/plugin-sdk/page';
import { lastVisits, recallVisit, visitBefore } from './last-visit-memory.js';

/**
 * When the visitor was here before this visit; undefined on a first one, and while the host cannot tell whose visit it is.
 * The answer is the same before and after this visit is saved.
 */
export async function lastVisitOf(
  { store, services }: Pick<PluginPage, 'store' | 'services'>,
  now: number = Date.now(),
): Promise<Date | undefined> {
  await services.host.starting();
  if (visitorKind(services.host) === 'lost') return undefined;
  const { basicSearchId } = store.getState().page.account;
  const last = recallVisit(services.savedCache(lastVisits), basicSearchId);
  const at = last && visitBefore(last, now);
  return at === undefined ? undefined : new Date(at);
}
