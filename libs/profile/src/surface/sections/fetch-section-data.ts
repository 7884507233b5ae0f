import type { ProfileApiClient, Account, PageSection } from '@oa-profile/api-client';
import { ProfileError } from '@oa-profile/errors';
import type { SectionContract } from '@oa-profile/plugin-sdk';

/** Options of {@link fetchSectionData}. */
export interface FetchSectionDataOptions {
  account: Pick<Account, 'accountId'>;
  section: Pick<PageSection, 'id' | 'pageId'>;
  /** The section's plugin: the source and the schema of its data. */
  plugin: Pick<SectionContract<unknown>, 'source' | 'schema'>;
  /** Where the wanted page of a long list begins. @default the first page */
  cursor?: string;
  /** Cancels the request. */
  signal?: AbortSignal;
}

/**
 * Requests a section's data from the API, in the browser and on the server alike (docs/product.md#sections).
 *
 * @throws ProfileError as the client does; `DATA_NOT_FOUND` when the account page did not name the section's
 *   sub-page.
 */
export async function fetchSectionData(
  api: Pick<ProfileApiClient, 'getSubPagePlugin' | 'getRecommendation'>,
  { account: { accountId }, section, plugin: { source, schema }, cursor, signal }: FetchSectionDataOptions,
): Promise<unknown> {
  const call = signal && { signal };
  if (source.kind === 'recommendation') return api.getRecommendation(accountId, call);
  if (source.kind === 'sub-page' && section.pageId !== undefined) {
    const { type } = source;
    return api.getSubPagePlugin(
      { accountId, pageId: section.pageId, type, pluginId: section.id },
      { ...call, schema, ...(cursor !== undefined && { cursor }) },
    );
  }
  throw new ProfileError({
    code: 'DATA_NOT_FOUND',
    message: 'No address of a section',
  });
}
