import type { OpenWrite } from '@oa-profile/api-client';
import type { Relation } from '@oa-profile/api-client/schemas';
import { namespaces, openCache, type Cache, type CacheNamespace } from '@oa-profile/storage';
import { parseRelation } from '../features/relation/parse-relation.js';
import { interruptedActions } from '../core/sign-in/ask-to-sign-in.js';
import type { ProfileServices } from '../core/store/services.js';

/** What the page remembers of a visitor, in the namespaces of SPEC section 9. */
export type PageCaches = Pick<
  ProfileServices,
  'relationCache' | 'noticeCache' | 'tooltipCaches' | 'interruptedCache' | 'openWrites' | 'rotateNoticeCache'
>;

/** Opens the page's caches. @param area Where, instead of where each belongs: for tests. */
export function openCaches(area?: CacheNamespace['area']): PageCaches {
  const open = <Payload>(
    namespace: CacheNamespace,
    parse: (value: unknown) => Payload | undefined,
  ): Cache<Payload> => openCache({ ...namespace, ...(area && { area }) }, { parse });
  return {
    relationCache: open<Relation>(namespaces.user, parseRelation),
    noticeCache: open(namespaces.notice, parseSeen),
    interruptedCache: open(namespaces.interruptedAction, (value) =>
      interruptedActions.find((action) => action === value),
    ),
    openWrites: open(namespaces.openWrite, parseOpenWrite),
    rotateNoticeCache: open(namespaces.rotateNotice, parseSeen),
    tooltipCaches: {
      qr: open(namespaces.qrTooltip, parseSeen),
      keep: open(namespaces.keepTooltip, parseSeen),
    },
  };
}

function parseOpenWrite(value: unknown): OpenWrite | undefined {
  const { transactionId, fingerprint } = value as Partial<Record<keyof OpenWrite, unknown>>;
  if (typeof transactionId !== 'string') return undefined;
  return { transactionId, ...(typeof fingerprint === 'string' && { fingerprint }) };
}

const parseSeen = (value: unknown): true | undefined => value === true || undefined;
