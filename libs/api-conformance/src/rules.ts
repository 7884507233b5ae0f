import type { Rule, TriableRule } from './rule.js';
import { anonymousRules } from './rules/anonymous.js';
import { answerRules } from './rules/answers.js';
import { callerRules } from './rules/callers.js';
import { corsRules } from './rules/cors.js';
import { followRules } from './rules/following.js';
import { keepRules } from './rules/keeping.js';
import { listRules } from './rules/lists.js';
import { onceRules } from './rules/once.js';
import { relationRules } from './rules/relations.js';
import { reportRules } from './rules/reports.js';
import { reservationRules } from './rules/reservations.js';
import { timeRules } from './rules/time.js';

/** All rules, those that only read first. */
export const triableRules: readonly TriableRule[] = [
  ...answerRules,
  ...listRules,
  ...callerRules,
  ...corsRules,
  ...anonymousRules,
  ...timeRules,
  ...onceRules,
  ...relationRules,
  ...followRules,
  ...reportRules,
  ...reservationRules,
  ...keepRules,
];

/** All rules, those that only read first. Names are unique. */
export const rules: readonly Rule[] = triableRules;
