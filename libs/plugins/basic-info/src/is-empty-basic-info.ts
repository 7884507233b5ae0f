import type { BasicInfo } from '@oa-profile/api-client/schemas';

/** Whether an account has no facts at all. */
export function isEmptyBasicInfo(data: BasicInfo): boolean {
  return Object.values(data).every(
    (part) => part === undefined || (Array.isArray(part) && part.length === 0),
  );
}
