import type { Prepared, RunRulesOptions } from '@oa-profile/api-conformance';
import { apiDocument } from 'build-tools/api-document';
import { friendshipTypes } from '@oa-profile/api-client/internal';
import type { Platform } from '../index.js';
import { control, freshToken, profileOf } from './test-platform.js';

/** The account that rules are tried with. */
const ACCOUNT = '@komorebi';

const document = apiDocument('api-client');

/** Everything that the rules of the contract need to be tried with a platform: all of them can be. */
export async function conformanceOptions(platform: Platform): Promise<RunRulesOptions> {
  return {
    apiUrl: platform.url,
    keepUrl: platform.url,
    account: ACCOUNT,
    token: freshToken(),
    write: true,
    // A busy machine is no fault: what is slow on purpose never answers.
    callBudget: 60_000,
    sectionBudget: 60_000,
    repeatAfter: 0.05,
    document,
    prepared: await prepare(platform),
  };
}

async function prepare(platform: Platform): Promise<Prepared> {
  const arrange = async (wanted: object): Promise<string> => {
    const token = freshToken();
    await control(platform, 'POST', 'visitors', { token, ...wanted });
    return token;
  };
  const relations: [string, string][] = [];
  for (const friendshipType of friendshipTypes)
    relations.push([friendshipType, await arrange({ relation: { searchId: ACCOUNT, friendshipType } })]);
  const { days } = await profileOf(platform).getReservationInventory(ACCOUNT);
  const [first] = days.flatMap(({ slots }) => slots);
  const lastTable = first?.slotId ?? '';
  await control(platform, 'POST', 'reservations', { searchId: ACCOUNT, slotId: lastTable, tablesLeft: 1 });
  return {
    rival: freshToken(),
    relations: Object.fromEntries(relations),
    followLimit: await arrange({ followingElsewhere: 5000 }),
    nearFollowLimit: {
      token: await arrange({ followingElsewhere: 4999 }),
      accounts: ['@baanrimnam', '@shanlan', '@harbor'],
    },
    lastTable,
    forbiddenAccount: '@forbidden',
    keep: {
      402: await arrange({ keepTrouble: 'forbidden' }),
      403: await arrange({ keepTrouble: 'denied' }),
      405: await arrange({ keepTrouble: 'notFound' }),
      808: await arrange({ keepTrouble: 'storage' }),
      809: await arrange({ keepTrouble: 'internal' }),
      810: await arrange({ keepQuota: 0 }),
    },
  };
}
