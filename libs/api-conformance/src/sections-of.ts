import type { PageSection, ProfileApiClient, SubPagePlugin } from '@oa-profile/api-client';
import { isProfileError } from '@oa-profile/errors';
import type { Backend, PageOutline } from './backend.js';
import { NotTried } from './broken.js';
import { sectionSources, type SectionSource } from './section-sources.js';

/** A section of a page, and where it is: 'subPages.0.sections.2'. */
export interface PlacedSection {
  place: string;
  section: PageSection;
}

/** The sections of all pages of an account. */
export function sectionsOf({ sections, subPages }: PageOutline): PlacedSection[] {
  return [
    ...sections.map((section, index) => ({ place: `sections.${index}`, section })),
    ...subPages.flatMap((page, number) =>
      page.sections.map((section, index) => ({ place: `subPages.${number}.sections.${index}`, section })),
    ),
  ];
}

export interface SectionWithEndpoint {
  source: SectionSource;
  plugin: SubPagePlugin;
}

/**
 * The account's sections with an endpoint.
 *
 * @throws NotTried if there is none that is wanted
 */
export async function sectionsWithEndpoint(
  backend: Backend,
  wanted: (source: SectionSource) => boolean = () => true,
): Promise<SectionWithEndpoint[]> {
  const page = await backend.page();
  const { accountId } = page.account;
  const found = sectionsOf(page).flatMap(({ section: { type, id, pageId } }) => {
    const source = sectionSources.find((each) => each.type === type);
    if (!source?.plugin || pageId === undefined || !wanted(source)) return [];
    return [{ source, plugin: { accountId, pageId, type: source.plugin, pluginId: id } }];
  });
  if (!found.length) throw new NotTried('The account has no such section.');
  return found;
}

/** Asks for the data of a section. Undefined where the document allows that there are none: nobody has measured them. */
export async function askSection(
  visitor: ProfileApiClient,
  { plugin }: SectionWithEndpoint,
): Promise<{ data: unknown } | undefined> {
  try {
    return { data: await visitor.getSubPagePlugin(plugin) };
  } catch (error) {
    const { status, serverStatusCode } = (isProfileError(error, 'HTTP_ABNORMAL') && error.data) || {};
    if (status === 404 && serverStatusCode === 'NOT_FOUND_TRAFFIC_INFO' && plugin.type === 'TRAFFICINFO')
      return undefined;
    throw error;
  }
}
