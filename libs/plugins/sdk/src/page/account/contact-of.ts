import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { basicInfoOf, type InfoSource } from './basic-info-of.js';

/**
 * The account's basic information if it contains contact details worth saving to the visitor's contacts; otherwise
 * undefined.
 */
export function contactOf(page: InfoSource): BasicInfo | undefined {
  const info = basicInfoOf(page);
  return info?.address || info?.phone ? info : undefined;
}
