import {
  hasFullProfile,
  type ProfileApiClient,
  type AccountPage,
  type PageSection,
} from '@oa-profile/api-client';
import { skippedPartsError, skippedParts } from '@oa-profile/api-client/internal';
import { ProfileError } from '@oa-profile/errors';
import { sectionOf, pageErrorCode } from '@oa-profile/plugin-sdk/page';
import type { AnyPluginSection, SectionPlugin } from '@oa-profile/plugin-sdk';
import { checkOnce } from '@oa-profile/plugin-sdk/internal';
import { getDotPath } from 'valibot';
import { fetchSectionData } from '../fetch-section-data.js';

/** Options of {@link completeSections}. */
export interface CompleteSectionsOptions {
  plugins: readonly SectionPlugin[];
  /** Called for sections without a plugin, for data that could not be loaded, and for what of them does not fit. */
  onError: (error: unknown) => void;
  /**
   * Milliseconds that the page waits for the data of its sections. The browser requests what is missing by then: a slow
   * section must not hold up the page.
   * @default 2000
   */
  patience?: number;
  /** An earlier version of the page: if a section's endpoint fails, the section keeps its data. @default nothing */
  older?: AccountPage | undefined;
}

/**
 * Completes an account page with the data of sections that have an endpoint of their own, as an anonymous visitor gets
 * them. What came with the page is not asked for, unless it does not fit. A section that has nothing to show is left out, and one without a plugin, which makes
 * the page partial; one that fails keeps its data of the `older` page, if any. For the page server.
 */
export async function completeSections(
  api: Pick<ProfileApiClient, 'getSubPagePlugin' | 'getRecommendation'>,
  page: AccountPage,
  { plugins, onError, patience = 2000, older }: CompleteSectionsOptions,
): Promise<AccountPage> {
  const { account } = page;
  if (!hasFullProfile(account.countryCode)) return { ...page, sections: [], subPages: [] };
  let { isPartial } = page;

  async function complete(
    section: PageSection,
    before: readonly PageSection[] | undefined,
  ): Promise<PageSection | undefined> {
    const plugin = await sectionOf(plugins, section.type);
    if (!plugin) {
      isPartial = true;
      if (!plugins.some(({ name }) => name === section.type))
        onError(new RangeError(`Unknown section ${section.type}`));
      return undefined;
    }
    if (plugin.source.kind === 'account-page') {
      const places = lostPlaces(plugin.schema, section.data);
      if (places.length > 0) onError(skippedPartsError(`sections/${section.type}`, places));
      return section;
    }
    const sent = dataSentAlong(plugin, section);
    if (sent !== undefined) return { ...section, data: sent };
    const signal = AbortSignal.timeout(patience);
    try {
      return { ...section, data: await fetchSectionData(api, { account, section, plugin, signal }) };
    } catch (error) {
      if (plugin.emptyOn?.includes(pageErrorCode(error))) return undefined;
      onError(signal.aborted ? tooSlow(section, patience, error) : error);
      const data = dataOf(section, before);
      return data === undefined ? section : { ...section, data };
    }
  }
  /** Data of an endpoint that came with the page, as if they had been asked for; undefined if they have to be. */
  function dataSentAlong({ schema }: AnyPluginSection, { type, data }: PageSection): unknown {
    if (data === undefined) return undefined;
    const places = lostPlaces(schema, data);
    if (places.length > 0) onError(skippedPartsError(`sections/${type}`, places));
    const parsed = checkOnce(schema, data);
    return parsed.success ? parsed.output : undefined;
  }
  async function completeAll(
    sections: readonly PageSection[],
    before: readonly PageSection[] | undefined,
  ): Promise<PageSection[]> {
    const completed = await Promise.all(sections.map((section) => complete(section, before)));
    return completed.filter((section) => section !== undefined);
  }
  const [sections, ...ofSubPages] = await Promise.all([
    completeAll(page.sections, older?.sections),
    ...page.subPages.map((subPage) =>
      completeAll(subPage.sections, older?.subPages.find(({ id }) => id === subPage.id)?.sections),
    ),
  ]);
  const subPages = page.subPages.map((subPage, index) => ({ ...subPage, sections: ofSubPages[index] ?? [] }));
  return { ...page, sections, subPages, ...(isPartial && { isPartial }) };
}

/** Where the data of a section do not fit. The API client has compared those of endpoints of their own already. */
function lostPlaces(schema: AnyPluginSection['schema'], data: unknown): string[] {
  const parsed = checkOnce(schema, data);
  if (parsed.success) return skippedParts(data, parsed.output);
  const [issue] = parsed.issues;
  return [getDotPath(issue) ?? 'data'];
}

/** The signal's own error names neither the section nor the timeout. */
const tooSlow = ({ type }: PageSection, patience: number, cause: unknown): ProfileError =>
  new ProfileError({
    code: 'TIMEOUT',
    message: `The data of ${type} took more than ${patience} ms`,
    cause,
  });

/** The earlier data of a section. */
const dataOf = ({ type, id }: PageSection, before: readonly PageSection[] | undefined): unknown =>
  before?.find((section) => section.type === type && section.id === id)?.data;
