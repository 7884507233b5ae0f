import { hasFullProfile, type ProfileApiClient } from '@oa-profile/api-client';
import type { AccountPage, PageSection } from '@oa-profile/api-client/schemas';
import { fetchSectionData, loadPlugin, pageErrorCode } from '@oa-profile/profile';
import { plugins } from '../shared/plugins.js';

/**
 * Milliseconds that a page waits for the data of its sections. The browser asks for what has not come by then: a slow
 * section must not hold up the page.
 */
const PATIENCE = 2000;

/**
 * Completes an account page with the data of sections that have an endpoint of their own, as an anonymous visitor gets
 * them. A section that has nothing to show, or whose type only a newer page knows, is left out. One that fails keeps the
 * data that it had in the `older` page, if any, and `onError` hears of it.
 */
export async function withSectionData(
  api: ProfileApiClient,
  page: AccountPage,
  onError: (error: unknown) => void,
  older?: AccountPage,
): Promise<AccountPage> {
  if (!hasFullProfile(page.account.countryCode)) return { ...page, sections: [], nearbyPlaces: [] };
  const sections = await Promise.all(
    page.sections.map((section) => complete(api, page, section, onError, dataOf(section, older))),
  );
  return { ...page, sections: sections.filter((section) => section !== undefined) };
}

async function complete(
  api: ProfileApiClient,
  { account }: AccountPage,
  section: PageSection,
  onError: (error: unknown) => void,
  olderData: unknown,
): Promise<PageSection | undefined> {
  const plugin = await loadPlugin(plugins, section.type);
  if (!plugin) {
    onError(new RangeError(`Unknown section ${section.type}`));
    return undefined;
  }
  const { source, emptyOn = [] } = plugin;
  if (source.kind === 'account-page') return section;
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    return { ...section, data: await fetchSectionData(api, { account, section, plugin, signal }) };
  } catch (error) {
    if (emptyOn.includes(pageErrorCode(error))) return undefined;
    onError(error);
    return olderData === undefined ? section : { ...section, data: olderData };
  }
}

/** What an older page has of a section. */
const dataOf = ({ type, id }: PageSection, page: AccountPage | undefined): unknown =>
  page?.sections.find((section) => section.type === type && section.id === id)?.data;
