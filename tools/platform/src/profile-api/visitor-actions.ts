import type {
  Follow,
  FriendshipAction,
  FriendshipType,
  Relation,
  ReportReceipt,
} from '@oa-profile/api-client';
import { and, eq } from 'drizzle-orm';
import { FOLLOW_LIMIT } from '@oa-profile/api-client/internal/schemas';
import type { Database } from '../database/database.js';
import { follows, relations, reports } from '../database/schema.js';
import type { Visitor } from '../visitors/identify-visitor.js';
import type { Call, Handler, StoredAccount, WriteCall } from './call.js';
import { refuse } from './refusals.js';
import { followersOf } from './account-page.js';
import { settleWrite } from '../visitors/act-once.js';

export const getRelation: Handler<'getRelation'> = ({ database, visitor, account }) =>
  relationOf(database, visitor, account);

export const updateFriendship: Handler<'updateFriendship'> = async (call) => {
  const { database, visitor, account, body } = call;
  const { friendshipType } = await relationOf(database, visitor, account);
  const next = friendshipAfter(body.action, friendshipType);
  if (!next) throw refuse('INVALID', `${body.action} is not possible from ${friendshipType}.`);
  if (next !== friendshipType) await storeRelation(database, visitor, account, { friendshipType: next });
  return relationOf(database, visitor, account);
};

export const updateFavorite: Handler<'updateFavorite'> = async (call) => {
  const { database, visitor, account, body } = call;
  const { friendshipType } = await relationOf(database, visitor, account);
  if (friendshipType !== 'friend') throw refuse('INVALID', 'Only friends can be favourites.');
  const favorite = body.favorite ? 'true' : 'false';
  await storeRelation(database, visitor, account, { friendshipType, favorite });
  return { friendshipType, favorite };
};

/** The relation after an action (docs/product.md#relation); undefined if the action is not possible. */
function friendshipAfter(action: FriendshipAction, type: FriendshipType): FriendshipType | undefined {
  const isBlocked = type === 'friendBlocked' || type === 'recommendBlocked';
  if (action === 'addFriend') return isBlocked ? undefined : 'friend';
  if (!isBlocked) return undefined;
  return type === 'friendBlocked' ? 'friend' : 'recommend';
}

/** A visitor's relation to an account. An anonymous one has none. */
export async function relationOf(
  database: Database,
  visitor: Visitor | undefined,
  account: StoredAccount,
): Promise<Relation> {
  if (!visitor) return { friendshipType: 'unspecified', favorite: 'unknown' };
  const [stored] = await database
    .select({ friendshipType: relations.friendshipType, favorite: relations.favorite })
    .from(relations)
    .where(and(eq(relations.token, visitor.token), eq(relations.accountId, account.accountId)));
  return stored ?? relationOfType(visitor.defaultFriendship ?? account.defaultFriendship);
}

/** Stores a relation. Only a friend can be a favourite. */
export async function storeRelation(
  database: Database,
  { token }: Pick<Visitor, 'token'>,
  { accountId }: Pick<StoredAccount, 'accountId'>,
  wanted: { friendshipType: FriendshipType; favorite?: Relation['favorite'] },
): Promise<void> {
  const relation = relationOfType(wanted.friendshipType);
  if (wanted.favorite && wanted.friendshipType === 'friend') relation.favorite = wanted.favorite;
  await database
    .insert(relations)
    .values({ token, accountId, ...relation })
    .onConflictDoUpdate({ target: [relations.token, relations.accountId], set: relation });
}

function relationOfType(friendshipType: FriendshipType): Relation {
  return {
    friendshipType,
    favorite: friendshipType === 'friend' ? 'false' : 'unknown',
  };
}

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

export const report: Handler<'report'> = async ({ database, visitor, account, body, now }) => {
  const reportId = crypto.randomUUID();
  await database.insert(reports).values({
    reportId,
    token: visitor.token,
    accountId: account.accountId,
    reason: body.reason,
    detail: body.detail,
    createdAt: now,
  });
  return { reportId };
};

export const settleReport: Handler<'settleReport'> = async ({ database, body, path, ...call }) => ({
  report: await settleWrite<ReportReceipt>(database, { ...call, ...body, request: `POST ${path}` }),
});
