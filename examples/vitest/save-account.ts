import type { ProfileApiClient } from '@oa-profile/api-client';
import { isProfileError } from '@oa-profile/errors';
import type { KeepClient } from '@oa-profile/keep-client';

/** Keeps an account for the visitor, and says in a word what came of it. */
export async function saveAccount(
  api: Pick<ProfileApiClient, 'getAccountPage'>,
  keep: Pick<KeepClient, 'create'>,
  searchId: string,
): Promise<'kept' | 'full' | 'gone'> {
  try {
    const { account } = await api.getAccountPage(searchId);
    await keep.create({
      contentId: account.basicSearchId,
      title: account.name,
      url: `https://page.example.com/${searchId}`,
    });
    return 'kept';
  } catch (error) {
    if (isProfileError(error, 'ALREADY_EXIST_CONTENT')) return 'kept';
    if (isProfileError(error, 'EXCEED_KEEP_SIZE')) return 'full';
    if (isProfileError(error, 'HTTP_ABNORMAL') && error.data?.status === 404) return 'gone';
    throw error;
  }
}
