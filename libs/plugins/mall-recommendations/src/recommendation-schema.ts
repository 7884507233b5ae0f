import { recommendation, type Recommendation, type RecommendedAccount } from '@oa-profile/api-client/schemas';
import { distinctBy } from '@oa-profile/plugin-sdk';
import { pipe, transform, type GenericSchema } from 'valibot';

/** What the API promises, each thing once, and no account that the visitor has blocked. */
export const recommendationSchema: GenericSchema<unknown, Recommendation> = pipe(
  recommendation,
  transform(({ accounts, items }) => ({
    accounts: distinctBy(accounts, ({ accountId }) => accountId).filter((account) => !isBlocked(account)),
    items: distinctBy(items, ({ id }) => id),
  })),
);

function isBlocked({ relation }: RecommendedAccount): boolean {
  switch (relation?.friendshipType) {
    case 'friendBlocked':
    case 'recommendBlocked':
    case 'deletedBlocked':
      return true;
    default:
      return false;
  }
}
