import { basicInfo, type BasicInfo, type PageSection } from '@oa-profile/api-client/schemas';
import { checkOnce } from '@oa-profile/plugin-sdk';

/** The account's basic information, out of the sections of its page; undefined without one, or where it does not fit. */
export function basicInfoOf(sections: readonly PageSection[]): BasicInfo | undefined {
  const parsed = checkOnce(basicInfo, sections.find(({ type }) => type === 'basic-info')?.data);
  return parsed.success ? parsed.output : undefined;
}
