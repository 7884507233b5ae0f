import { FOLLOW_LIMIT } from '@oa-profile/api-client/internal/schemas';
import type { Follow } from '@oa-profile/api-client';
import { and, eq } from 'drizzle-orm';
import { follows } from '../database/schema.js';
import type { Visitor } from '../visitors/identify-visitor.js';
import { followersOf } from './account-page.js';
import type { Call, Handler, WriteCall } from './call.js';
import { refuse } from './refusals.js';

export const getFollow: Handler<'getFollow'> = (call) => followOf(call);

export const follow: Handler<'follow'> = async (call) => {
  const { database, visitor, account, now } = call;
  const { isFollowing, following } = await followOf(call);
  if (isFollowing) return followOf(call);
  if (following >= FOLLOW_LIMIT)
    throw refuse('FOLLOW_LIMIT', `A visitor can follow up to ${FOLLOW_LIMIT} accounts.`);
  await database
    .insert(follows)
    .values({ token: visitor.token, accountId: account.accountId, createdAt: now });
  return followOf(call);
};

export const unfollow: Handler<'unfollow'> = async (call) => {
  await call.database.delete(follows).where(rowOf(call));
  return followOf(call);
};

async function followOf(call: Call): Promise<Follow> {
  const { database, visitor, account } = call;
  const followers = await followersOf(database, account);
  if (!visitor) return { isFollowing: false, following: 0, followers };
  const mine = await database.$count(follows, rowOf({ ...call, visitor }));
  const here = await database.$count(follows, eq(follows.token, visitor.token));
  return { isFollowing: mine > 0, following: visitor.followingElsewhere + here, followers };
}

const rowOf = ({ visitor, account }: { visitor: Visitor } & Pick<WriteCall<unknown>, 'account'>) =>
  and(eq(follows.token, visitor.token), eq(follows.accountId, account.accountId));
