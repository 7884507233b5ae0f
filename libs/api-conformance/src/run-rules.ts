import { operations } from '@oa-profile/api-client';
import { subPagePluginPath } from '@oa-profile/api-client/internal';
import { createBackend, type Backend, type BackendOptions } from './backend.js';
import { NotTried, type Finding } from './broken.js';
import { exchangeOf, findingOf } from './finding-of.js';
import type { Exchange } from './recording-fetch.js';
import type { About, Need, Rule, TriableRule } from './rule.js';
import { triableRules } from './rules.js';

/** How a rule does not hold. */
export interface Failure extends Omit<Finding, 'exchange'> {
  /** The account that was asked for. */
  account: string;
  /** The request without its token; undefined if there was none. */
  request?: {
    method: string;
    url: string;
    headers: Readonly<Record<string, string>>;
    body?: string | undefined;
  };
  /** Undefined where no answer came. */
  answer?: { status: number; headers: Readonly<Record<string, string>>; body: string };
}

/** What has become of a rule. */
export interface RuleResult {
  rule: string;
  says: string;
  outcome: 'holds' | 'fails' | 'not tried';
  /** Where the promise is: a place in the document, as a JSON pointer or a heading. */
  link: string;
  /** The sentence there that promises it. */
  sentence: string;
  milliseconds: number;
  failure?: Failure;
  /** Why it was not tried. */
  reason?: string;
}

/** Options of {@link runRules}. */
export interface RunRulesOptions extends BackendOptions {
  /**
   * Names of rules, or groups of them such as 'once'.
   * @default all rules
   */
  only?: readonly string[] | undefined;
  /** Called with each result as soon as it is there. @default nothing */
  onResult?: ((result: RuleResult) => void) | undefined;
}

/** Tries the rules one after the other: each depends on what the visitor has done so far. */
export async function runRules({ only, onResult, ...options }: RunRulesOptions): Promise<RuleResult[]> {
  const results: RuleResult[] = [];
  for (const { name } of chosenRules(only)) {
    const result = await tryRule(name, options);
    results.push(result);
    onResult?.(result);
  }
  return results;
}

/** The rules with these names, or in these groups; all without names. */
export function chosenRules(only: readonly string[] | undefined): readonly Rule[] {
  if (!only) return triableRules;
  return triableRules.filter(({ name }) => only.some((each) => name === each || name.startsWith(`${each}.`)));
}

/**
 * Tries one rule, by its name. Rejects only for a fault of the kit itself.
 *
 * @throws Error if there is no such rule
 */
export async function tryRule(wanted: string, options: BackendOptions): Promise<RuleResult> {
  const rule = triableRules.find((each) => each.name === wanted);
  if (!rule) throw new Error(`There is no rule ${wanted}.`);
  const { name, says, about, sentence, needs } = rule;
  const said = { rule: name, says, link: linkOf(about), sentence };
  const lacking = needs.find((need) => !isMet(need, options));
  if (lacking)
    return { ...said, outcome: 'not tried', milliseconds: 0, reason: `It needs ${inNeedOf[lacking]}.` };
  const backend = createBackend(options);
  const start = performance.now();
  const failure = await attempt(rule, backend);
  const milliseconds = Math.round(performance.now() - start);
  if (failure === undefined) return { ...said, outcome: 'holds', milliseconds };
  return typeof failure === 'string'
    ? { ...said, outcome: 'not tried', milliseconds, reason: failure }
    : { ...said, outcome: 'fails', milliseconds, failure };
}

/** Undefined if the rule holds, a reason if it cannot be tried. */
async function attempt(rule: TriableRule, backend: Backend): Promise<Failure | string | undefined> {
  try {
    await rule.try(backend);
    return undefined;
  } catch (error) {
    if (error instanceof NotTried) return error.message;
    const { exchange, ...finding } = findingOf(error, backend);
    return { ...finding, ...shown(exchange ?? exchangeOf(backend, error)), account: backend.account };
  }
}

/** Most characters of an answer in a report. */
const LONGEST_BODY = 2000;

function shown(exchange: Exchange | undefined): Pick<Failure, 'request' | 'answer'> {
  if (!exchange) return {};
  const { method, url, requestHeaders, requestBody, status, headers, shownText } = exchange;
  return {
    request: { method, url, headers: requestHeaders, ...(requestBody && { body: requestBody }) },
    ...(status !== undefined && {
      answer: { status, headers: Object.fromEntries(headers), body: shownText.slice(0, LONGEST_BODY) },
    }),
  };
}

const inNeedOf: Readonly<Record<Need, string>> = {
  document: 'the OpenAPI document',
  token: 'the token of a test visitor',
  write: 'permission to write',
  keep: 'the address of the Keep API',
  rival: 'the token of a second visitor',
  forbiddenAccount: 'an account that may not be shown',
  followLimit: 'a visitor who follows 5,000 accounts',
  nearFollowLimit: 'a visitor who follows 4,999 accounts',
  lastTable: 'a time with one table left',
  repeatAfter: 'a time to wait',
};

function isMet(
  need: Need,
  { document, token, write, keepUrl, repeatAfter, prepared = {} }: BackendOptions,
): boolean {
  switch (need) {
    case 'document':
      return document !== undefined;
    case 'token':
      return token !== undefined;
    case 'write':
      return write === true;
    case 'keep':
      return keepUrl !== undefined;
    case 'repeatAfter':
      return repeatAfter !== undefined;
    default:
      return prepared[need] !== undefined;
  }
}

const keepPaths = {
  keep: '~1v1~1keep/post',
  keepStatus: '~1v1~1keep~1{contentId}/get',
  unKeep: '~1v1~1keep~1{contentId}/delete',
};

function linkOf(about: About): string {
  const document = `@oa-profile/${about.api}-client/openapi.yaml`.replace('profile-client', 'api-client');
  if ('heading' in about) return `${document}#/info/description (${about.heading})`;
  if (about.api === 'keep') return `${document}#/paths/${keepPaths[about.operation]}`;
  const { path, method } =
    about.operation === 'getSubPagePlugin'
      ? { path: subPagePluginPath, method: 'GET' }
      : operations[about.operation];
  return `${document}#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
}
