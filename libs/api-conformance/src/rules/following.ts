import { FOLLOW_LIMIT } from '@oa-profile/api-client/schemas';
import { demandEqual, demandFields } from '../broken.js';
import { demandOneWinner, demandRefusal } from '../demands.js';
import { profileApi, rule, type TriableRule } from '../rule.js';

/** Following, up to 5,000 accounts. */
export const followRules: readonly TriableRule[] = [
  rule({
    name: 'follow.once',
    says: 'Following an account twice counts once, and so does leaving it.',
    about: profileApi.operation('follow'),
    needs: ['token', 'write'],
    async try(backend) {
      const visitor = backend.testVisitor();
      const before = await visitor.unfollow(backend.account);
      demandEqual('isFollowing', before.isFollowing, false);
      const followed = { isFollowing: true, following: before.following + 1 };
      demandFields(await visitor.follow(backend.account), followed);
      demandFields(await visitor.follow(backend.account), followed);
      demandFields(await visitor.getFollow(backend.account), followed);
      const left = { isFollowing: false, following: before.following };
      demandFields(await visitor.unfollow(backend.account), left);
      demandFields(await visitor.unfollow(backend.account), left);
    },
  }),
  rule({
    name: 'follow.limit',
    says: 'Who follows 5,000 accounts is refused the next one as 409 FOLLOW_LIMIT.',
    about: profileApi.operation('follow'),
    needs: ['write', 'followLimit'],
    async try(backend) {
      const full = backend.visitor({ token: backend.prepared.followLimit });
      demandFields(await full.getFollow(backend.account), { isFollowing: false, following: FOLLOW_LIMIT });
      await demandRefusal(backend, full.follow(backend.account), 'FOLLOW_LIMIT');
      demandFields(await full.getFollow(backend.account), { isFollowing: false, following: FOLLOW_LIMIT });
    },
  }),
  rule({
    name: 'follow.limit-at-once',
    says: 'Who follows 4,999 accounts and several more at the same time gets one of them.',
    about: profileApi.operation('follow'),
    needs: ['write', 'nearFollowLimit'],
    async try(backend) {
      const { token = '', accounts = [] } = backend.prepared.nearFollowLimit ?? {};
      const visitor = backend.visitor({ token });
      const calls = [backend.account, ...accounts].map((id) => visitor.follow(id));
      await demandOneWinner(backend, calls, 'FOLLOW_LIMIT');
      demandFields(await visitor.getFollow(backend.account), { following: FOLLOW_LIMIT });
    },
  }),
];
