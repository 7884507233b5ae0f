import { basicInfo, type BasicInfo, type PageSection } from '@oa-profile/api-client/schemas';
import { checkOnce } from '@oa-profile/plugin-sdk';

/** The account's basic information from its page's sections; undefined if it is missing or invalid. */
export function basicInfoOf(sections: readonly PageSection[]): BasicInfo | undefined {
  const parsed = checkOnce(basicInfo, sections.find(({ type }) => type === 'basic-info')?.data);
  return parsed.success ? parsed.output : undefined;
}
