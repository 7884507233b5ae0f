import type { BusinessHours } from '@oa-profile/business-hours';
import { number, object, string, type InferOutput } from 'valibot';
import { describe, expectTypeOf, it } from 'vitest';
import type { AccountBadge, FavoriteState, FriendshipType, ProfileApiClient } from './index.js';
import type { image, money } from './schemas/building-blocks.js';
import { type EntriesOf } from './schemas/building-blocks.js';
import type {
  Account,
  AccountCounts,
  AccountPage,
  BasicInfo,
  CallSetting,
  Follow,
  Image,
  Money,
  PageSection,
  Recommendation,
  Relation,
  ReplyTime,
  ReportReceipt,
  Reservation,
  ReservationInventory,
  ResponseModeSetting,
  businessHours,
} from './schemas/index.js';

type ResultOf<Name extends keyof ProfileApiClient> = Awaited<ReturnType<ProfileApiClient[Name]>>;

describe('types', () => {
  it('types give the result of each method', () => {
    expectTypeOf<ResultOf<'getAccountPage'>>().toEqualTypeOf<AccountPage>();
    expectTypeOf<ResultOf<'getFriendCount'>>().toEqualTypeOf<{ count: number }>();
    expectTypeOf<ResultOf<'getCounts'>>().toEqualTypeOf<AccountCounts>();
    expectTypeOf<ResultOf<'getRelation' | 'updateFriendship' | 'updateFavorite'>>().toEqualTypeOf<Relation>();
    expectTypeOf<ResultOf<'getFollow' | 'follow' | 'unfollow'>>().toEqualTypeOf<Follow>();
    expectTypeOf<ResultOf<'getCallSetting'>>().toEqualTypeOf<CallSetting>();
    expectTypeOf<ResultOf<'getReservationInventory'>>().toEqualTypeOf<ReservationInventory>();
    expectTypeOf<ResultOf<'reserve'>>().toEqualTypeOf<Reservation>();
    expectTypeOf<ResultOf<'getReplyTime'>>().toEqualTypeOf<ReplyTime>();
    expectTypeOf<ResultOf<'getResponseMode'>>().toEqualTypeOf<ResponseModeSetting>();
    expectTypeOf<ResultOf<'getRecommendation'>>().toEqualTypeOf<Recommendation>();
    expectTypeOf<ResultOf<'report'>>().toEqualTypeOf<ReportReceipt>();
  });

  it('types follow the schema that is passed for a sub-page plugin', () => {
    const plugin = { accountId: 'a', pageId: 'p', type: 'COUPON', pluginId: 'x' } as const;
    const schema = object({ goal: number() });
    const read = (client: ProfileApiClient) => client.getSubPagePlugin(plugin, { schema });
    expectTypeOf(read).returns.resolves.toEqualTypeOf<{ goal: number }>();
    const unread = (client: ProfileApiClient) => client.getSubPagePlugin(plugin);
    expectTypeOf(unread).returns.resolves.toBeUnknown();
  });

  it('types are enumerations, not strings', () => {
    expectTypeOf<Relation>().toEqualTypeOf<{ friendshipType: FriendshipType; favorite: FavoriteState }>();
    expectTypeOf<Account['badge']>().toEqualTypeOf<AccountBadge>();
    expectTypeOf<Account['features']>().items.toEqualTypeOf<
      'call' | 'reservation' | 'keep' | 'follow' | 'share' | 'report'
    >();
    expectTypeOf<Account['icon']>().toEqualTypeOf<Image | undefined>();
  });

  it('types have the fields of their schema, no fewer and no more', () => {
    const [amount, currency] = [number(), string()];
    const exact = { amount, currency } satisfies EntriesOf<Money>;
    expectTypeOf(object(exact)).toExtend<typeof money>();
    // @ts-expect-error: a field is missing.
    const fewer = { amount } satisfies EntriesOf<Money>;
    // @ts-expect-error: not a field of the interface.
    const more = { amount, currency, precision: number() } satisfies EntriesOf<Money>;
    // @ts-expect-error: an optional field must also be in the schema.
    const undescribed = { url: string(), width: amount, height: amount } satisfies EntriesOf<Image>;
    expectTypeOf([fewer, more, undescribed]).toBeArray();
    expectTypeOf<InferOutput<typeof image>>().toEqualTypeOf<Image>();
  });

  it('types leave the data of a section to its plugin', () => {
    expectTypeOf<PageSection['data']>().toEqualTypeOf<unknown>();
  });

  it('types refuse what the API does not know', () => {
    type Parameters_<Name extends keyof ProfileApiClient> = Parameters<ProfileApiClient[Name]>;
    expectTypeOf<Parameters_<'updateFriendship'>[1]>().toEqualTypeOf<'addFriend' | 'unblock'>();
    expectTypeOf<Parameters_<'report'>[1]['agreed']>().toEqualTypeOf<true>();
  });

  it('types of hours are those of business-hours', () => {
    expectTypeOf<InferOutput<typeof businessHours>>().toExtend<BusinessHours>();
    expectTypeOf<NonNullable<BasicInfo['hours']>>().toExtend<BusinessHours>();
    expectTypeOf<NonNullable<ResponseModeSetting['responseHours']>>().toExtend<BusinessHours>();
  });
});
