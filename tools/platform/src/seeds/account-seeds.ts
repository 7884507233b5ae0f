import type { AccountSeed } from './account-seed.js';
import baanrimnamFile from './accounts/baanrimnam.json' with { type: 'json' };
import blockedFile from './accounts/blocked.json' with { type: 'json' };
import forbiddenFile from './accounts/forbidden.json' with { type: 'json' };
import harborFile from './accounts/harbor.json' with { type: 'json' };
import justANameFile from './accounts/just-a-name.json' with { type: 'json' };
import komorebiFile from './accounts/komorebi.json' with { type: 'json' };
import longNamesFile from './accounts/long-names.json' with { type: 'json' };
import melatiFile from './accounts/melati.json' with { type: 'json' };
import shanlanFile from './accounts/shanlan.json' with { type: 'json' };
import { withLongNames } from './long-names.js';
import { readSeed } from './read-seed.js';

/** A coffee house in Tokyo that has everything: breakfast by bicycle, beans by post, pages with its menu and jobs. */
export const komorebi = readSeed(komorebiFile);

/** A restaurant on the river in Bangkok, with two services a day. Calls only on a request in chat. */
export const baanrimnam = readSeed(baanrimnamFile);

/** A tea shop in Taipei that has been there since 1921. It takes calls, and answers them in the morning. */
export const shanlan = readSeed(shanlanFile);

/**
 * A family clinic in Jakarta, with a break at noon. It takes no calls in the app: its emergency line is a telephone,
 * which works for everybody.
 */
export const melati = readSeed(melatiFile);

/** A museum with sections that a page must not show: its country has none. In winter it is open at weekends only. */
const harbor = readSeed(harborFile);

/** Edge case: a flower shop that every visitor has blocked. */
const blocked = readSeed(blockedFile);

/** Edge case: an account that must not be shown. */
const forbidden = readSeed(forbiddenFile);

/** Edge case: an unverified account with a basic search id, a name and nothing else. */
const justAName = readSeed(justANameFile);

const longNames = withLongNames(komorebi, readSeed(longNamesFile));

/** All accounts that the platform starts with. */
export const accountSeeds: readonly AccountSeed[] = [
  komorebi,
  baanrimnam,
  shanlan,
  melati,
  harbor,
  blocked,
  forbidden,
  justAName,
  longNames,
];
