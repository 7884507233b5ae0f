import type { BasicInfo, PageSection } from '@oa-profile/api-client/schemas';
import { basicInfoOf } from './basic-info-of.js';

/**
 * The account's basic information if it contains contact details worth saving to the visitor's contacts; otherwise
 * undefined.
 */
export function contactOf(sections: readonly PageSection[]): BasicInfo | undefined {
  const info = basicInfoOf(sections);
  return info?.address || info?.phone ? info : undefined;
}
