export type { Prepared } from './backend.js';
export { jsonReport } from './report/json-report.js';
export { junitReport } from './report/junit-report.js';
export { textReport } from './report/text-report.js';
export { rules } from './rules.js';
export { runRules, tryRule, type RunRulesOptions } from './run-rules.js';
export type { Rule } from './rule.js';
