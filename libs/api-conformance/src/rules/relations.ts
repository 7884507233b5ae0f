import type { FriendshipAction, FriendshipType } from '@oa-profile/api-client';
import { demandFields, NotTried } from '../broken.js';
import { demandLeaves, demandRefusal, demandUnfit, UNFIT } from '../demands.js';
import { profileApi, rule, type TriableRule } from '../rule.js';

const writing = ['token', 'write'] as const;

/** What leads from a relation to which other one; the other action is refused. */
const ways: readonly [FriendshipType, FriendshipAction, FriendshipType][] = [
  ['unspecified', 'addFriend', 'friend'],
  ['recommend', 'addFriend', 'friend'],
  ['deleted', 'addFriend', 'friend'],
  ['deletedBlocked', 'addFriend', 'friend'],
  ['unknown', 'addFriend', 'friend'],
  ['friend', 'addFriend', 'friend'],
  ['friendBlocked', 'unblock', 'friend'],
  ['recommendBlocked', 'unblock', 'recommend'],
];

const leads: Readonly<Record<FriendshipAction, string>> = {
  addFriend: '`addFriend` leads to `friend`.',
  unblock: '`unblock` leads to `friend`, from `recommendBlocked` to `recommend`.',
};

/** A relation changes as the visitor wants it, or not at all. */
export const relationRules: readonly TriableRule[] = [
  ...ways.map(([before, action, after]) =>
    rule({
      name: `relation.${before}`,
      says: `From ${before} ${action} leads to ${after}; the other action is refused as 422 INVALID.`,
      about: profileApi.operation('updateFriendship'),
      sentence: leads[action],
      needs: ['write'],
      async try(backend) {
        const token = backend.prepared.relations?.[before];
        if (token === undefined) throw new NotTried(`It needs a visitor whose relation is ${before}.`);
        const accountId = await backend.accountId();
        const visitor = backend.visitor({ token });
        const is = async (friendshipType: FriendshipType): Promise<void> =>
          demandFields(await visitor.getRelation(accountId), { friendshipType });
        await is(before);
        const other = action === 'addFriend' ? 'unblock' : 'addFriend';
        await demandRefusal(backend, visitor.updateFriendship(accountId, other), 'INVALID');
        if (before !== 'friend')
          await demandRefusal(backend, visitor.updateFavorite(accountId, true), 'INVALID');
        await is(before);
        demandFields(await visitor.updateFriendship(accountId, action), { friendshipType: after });
        await is(after);
      },
    }),
  ),
  rule({
    name: 'relation.add',
    says: 'Who is not blocked and adds the account, once or twice, is its friend, and is told so afterwards.',
    about: profileApi.operation('updateFriendship'),
    sentence: leads.addFriend,
    needs: writing,
    async try(backend) {
      const accountId = await backend.accountId();
      const visitor = backend.testVisitor();
      const { friendshipType } = await visitor.getRelation(accountId);
      if (/Blocked$/.test(friendshipType) && friendshipType !== 'deletedBlocked')
        await visitor.updateFriendship(accountId, 'unblock');
      await demandLeaves(
        backend,
        (each) => each.updateFriendship(accountId, 'addFriend'),
        (each) => each.getRelation(accountId),
        { friendshipType: 'friend' },
      );
    },
  }),
  rule({
    name: 'relation.favourite',
    says: 'A friend can be made a favourite and taken out again, once or twice, and is told so afterwards.',
    about: profileApi.heading('Exactly once'),
    sentence:
      'Other writes (relation, favourite, follow) say what is to be: done twice, under one id or two, they leave the same.',
    needs: writing,
    async try(backend) {
      const accountId = await backend.accountId();
      const visitor = backend.testVisitor();
      await visitor.updateFriendship(accountId, 'addFriend');
      for (const favorite of [true, false])
        await demandLeaves(
          backend,
          (each) => each.updateFavorite(accountId, favorite),
          (each) => each.getRelation(accountId),
          { friendshipType: 'friend', favorite: String(favorite) },
        );
    },
  }),
  rule({
    name: 'relation.unfit',
    says: 'A change that the document does not know is refused as 422 INVALID.',
    about: profileApi.operation('updateFriendship'),
    sentence: UNFIT,
    needs: writing,
    async try(backend) {
      const accountId = await backend.accountId();
      const bodies = ['', '{', '[]', '{"action":"marry"}'];
      await demandUnfit(backend, `${encodeURIComponent(accountId)}/relation`, bodies);
    },
  }),
];
