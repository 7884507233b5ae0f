import type { AccountSeed } from './account-seed.js';
import { baanrimnam } from './baanrimnam/baanrimnam.js';
import { blocked } from './blocked.js';
import { forbidden } from './forbidden.js';
import { harbor } from './harbor.js';
import { justAName } from './just-a-name.js';
import { komorebi } from './komorebi/komorebi.js';
import { longNames } from './long-names/long-names.js';
import { melati } from './melati/melati.js';
import { shanlan } from './shanlan/shanlan.js';

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
