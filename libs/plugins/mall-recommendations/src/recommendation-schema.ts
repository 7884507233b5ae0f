import { recommendation } from '@oa-profile/api-client/schemas';
import type { Recommendation, RecommendedAccount } from '@oa-profile/api-client';
import { pipe, transform, type GenericSchema } from 'valibot';

/** What the API promises, without accounts that the visitor has blocked, or may have: of those nothing is said. */
export const recommendationSchema: GenericSchema<unknown, Recommendation> = pipe(
  recommendation,
  transform(({ accounts, items }) => ({
    accounts: accounts.filter((account) => !isBlocked(account)),
    items,
  })),
);

function isBlocked({ relation }: RecommendedAccount): boolean {
  if (relation === 'unknown') return true;
  switch (relation?.friendshipType) {
    case 'friendBlocked':
    case 'recommendBlocked':
    case 'deletedBlocked':
      return true;
    default:
      return false;
  }
}
