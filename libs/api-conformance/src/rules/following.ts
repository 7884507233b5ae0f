import type { ProfileApiClient } from '@oa-profile/api-client';
import { FOLLOW_LIMIT } from '@oa-profile/api-client/internal/schemas';
import { demandEqual, demandFields } from '../broken.js';
import { demandLeaves, demandOneWinner, demandRefusal } from '../demands.js';
import { profileApi, rule, type TriableRule } from '../rule.js';

const isLimited = 'The server counts: the 5,001st is refused with `FOLLOW_LIMIT`.';

/** Following, up to 5,000 accounts. */
export const followRules: readonly TriableRule[] = [
  rule({
    name: 'follow.once',
    says: 'Following an account twice counts once, and so does leaving it.',
    about: profileApi.operation('follow'),
    sentence: 'Following an account that is followed already changes nothing.',
    needs: ['token', 'write'],
    async try(backend) {
      const { account } = backend;
      const { isFollowing, following } = await backend.testVisitor().unfollow(account);
      demandEqual('isFollowing', isFollowing, false);
      const read = (visitor: ProfileApiClient) => visitor.getFollow(account);
      await demandLeaves(backend, (visitor) => visitor.follow(account), read, {
        isFollowing: true,
        following: following + 1,
      });
      await demandLeaves(backend, (visitor) => visitor.unfollow(account), read, { isFollowing, following });
    },
  }),
  rule({
    name: 'follow.limit',
    says: 'Who follows 5,000 accounts is refused the next one as 409 FOLLOW_LIMIT.',
    about: profileApi.operation('follow'),
    sentence: isLimited,
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
    sentence: isLimited,
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
