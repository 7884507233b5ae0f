import {
  type ProfileServices,
  type PageState,
  readSaved,
  type SavedNamespace,
} from '@oa-profile/plugin-sdk/page';
import * as v from 'valibot';
import { ticket } from './ticket.js';

/** A number of this device's visitor, from before it was asked for. */
const savedTicket = v.object({
  key: v.pipe(v.string(), v.nonEmpty()),
  partySize: v.number(),
  /** The server's last answer; absent if there has been none: it may have got the request all the same. */
  ticket: v.optional(ticket),
});

export type SavedTicket = v.InferOutput<typeof savedTicket>;

/**
 * Also for when there is no network, and for all tabs. A number that was taken before anybody signed in is the device's:
 * it is called, whoever signs in meanwhile.
 */
const namespace: SavedNamespace = {
  name: 'queue',
  area: 'local',
  capacity: 5,
  isReadForLast: true,
  whileUnknown: 'device',
};

/** As long as the server remembers a number. */
const KEPT_MS = 12 * 60 * 60_000;

type Services = Pick<ProfileServices, 'savedCache'>;
type Owner = Pick<PageState, 'account'>;

/** The visitor's number at this account, as far as the device knows, and when the server last said so. */
export function readTicket(
  { savedCache }: Services,
  { account }: Owner,
): { data: SavedTicket; at: number } | undefined {
  return readSaved(savedCache(namespace), account.basicSearchId, (data) => {
    const { success, output } = v.safeParse(savedTicket, data);
    return success ? output : undefined;
  });
}

/** Keeps a number for the current visitor; nobody else on the device is shown it. */
export function saveTicket({ savedCache }: Services, { account }: Owner, data: SavedTicket): void {
  const at = Date.now();
  savedCache(namespace).set(account.basicSearchId, { data, at, until: at + KEPT_MS });
}

/** Forgets a number, unless another one has taken its place. */
export function forgetTicket(services: Services, page: Owner, key: string): void {
  if (readTicket(services, page)?.data.key === key)
    services.savedCache(namespace).delete(page.account.basicSearchId);
}
