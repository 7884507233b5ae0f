import type { AccountSeed } from './account-seed.js';
import { baanrimnam } from './baanrimnam.js';
import { blocked } from './blocked.js';
import { forbidden } from './forbidden.js';
import { harbor } from './harbor.js';
import { justAName } from './just-a-name.js';
import { komorebi } from './komorebi.js';
import { longNames } from './long-names.js';
import { melati } from './melati.js';
import { shanlan } from './shanlan.js';

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
