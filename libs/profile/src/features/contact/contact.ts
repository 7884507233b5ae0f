import { basicInfo, type BasicInfo, type PageSection } from '@oa-profile/api-client/schemas';
import { safeParse } from 'valibot';

/** The account's basic information; undefined where it gives none. */
export function basicInfoOf(sections: readonly PageSection[]): BasicInfo | undefined {
  const parsed = safeParse(basicInfo, sections.find(({ type }) => type === 'basic-info')?.data);
  return parsed.success ? parsed.output : undefined;
}

/**
 * The account's basic information where it says how to reach the account, so that there is something to put into one's
 * contacts; otherwise undefined.
 */
export function contactOf(sections: readonly PageSection[]): BasicInfo | undefined {
  const info = basicInfoOf(sections);
  return info?.address || info?.phone ? info : undefined;
}
