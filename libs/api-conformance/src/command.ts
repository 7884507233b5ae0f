import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { isProfileError } from '@oa-profile/errors';
import { parse } from 'yaml';
import { createBackend, type BackendOptions, type Prepared } from './backend.js';
import { jsonReport } from './report/json-report.js';
import { junitReport } from './report/junit-report.js';
import { textReport } from './report/text-report.js';
import { chosenRules, runRules } from './run-rules.js';

const usage = `oa-api-conformance <address of the Profile API> --account <search id> [options]

  --account ID        search id of an account that the backend has, such as @komorebi
  --token TOKEN       token of a test visitor; or the variable OA_TOKEN, which no list of processes shows
  --keep ADDRESS      address of the Keep API
  --write             lets rules change something: relation, follows, kept pages, reports, reservations
  --prepared FILE     JSON with test visitors in states that no request leads to, see the README
  --origin ORIGIN     origin of the page for CORS (default: https://page.example)
  --repeat-after S    repeats a write after so many seconds, to see whether the backend still knows it
  --only NAMES        rules or groups of them, separated by commas, such as once,cors.answers
  --json FILE         writes the results as JSON, too; - instead of the text
  --junit FILE        writes the results as JUnit XML, too
  --list              prints the rules and what each says
  --help              prints this

Ends with 0 if no rule fails, 1 if one does, 2 if the backend does not answer or an option is wrong.
`;

export interface CommandOutput {
  out: (text: string) => void;
  error: (text: string) => void;
}

const output: CommandOutput = {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
};

/**
 * Runs the command.
 *
 * @returns its exit code
 */
export async function runCommand(
  words: readonly string[],
  { out, error }: CommandOutput = output,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<0 | 1 | 2> {
  try {
    const { values, positionals } = read(words);
    if (values.help) {
      out(usage);
      return 0;
    }
    const only = values.only?.split(',');
    if (values.list) {
      out(
        chosenRules(only)
          .map(({ name, says }) => `${name}: ${says}\n`)
          .join(''),
      );
      return 0;
    }
    const options = optionsFrom(values, positionals, environment);
    unknownNames(only);
    await demandBackend(options);
    const results = await runRules({ ...options, only });
    const json = jsonReport(results);
    out(values.json === '-' ? json : textReport(results));
    if (values.json && values.json !== '-') writeFileSync(values.json, json);
    if (values.junit) writeFileSync(values.junit, junitReport(results));
    return results.some(({ outcome }) => outcome === 'fails') ? 1 : 0;
  } catch (reason) {
    error(`${reason instanceof Error ? reason.message : String(reason)}\n`);
    return 2;
  }
}

const read = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      account: { type: 'string' },
      token: { type: 'string' },
      keep: { type: 'string' },
      write: { type: 'boolean' },
      prepared: { type: 'string' },
      origin: { type: 'string' },
      'repeat-after': { type: 'string' },
      only: { type: 'string' },
      json: { type: 'string' },
      junit: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });

function optionsFrom(
  values: ReturnType<typeof read>['values'],
  positionals: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): BackendOptions {
  const [apiUrl, ...more] = positionals;
  if (apiUrl === undefined || more.length || !values.account)
    throw new Error(`An address and --account are needed.\n\n${usage}`);
  return {
    apiUrl,
    account: values.account,
    keepUrl: values.keep,
    token: values.token || environment['OA_TOKEN'] || undefined,
    write: values.write,
    pageOrigin: values.origin,
    repeatAfter: secondsFrom(values['repeat-after']),
    prepared: values.prepared === undefined ? undefined : preparedFrom(values.prepared),
    document: profileApiDocument(),
  };
}

/** The document that the client comes with. */
function profileApiDocument(): object {
  const file = createRequire(import.meta.url).resolve('@oa-profile/api-client/openapi.yaml');
  return parse(readFileSync(file, 'utf8')) as object;
}

function secondsFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) throw new Error('--repeat-after is a number of seconds.');
  return Number(text);
}

function preparedFrom(file: string): Prepared {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Prepared;
  } catch (cause) {
    throw new Error(`${file} cannot be read as JSON.`, { cause });
  }
}

function unknownNames(only: readonly string[] | undefined): void {
  const unknown = only?.filter((name) => !chosenRules([name]).length) ?? [];
  if (unknown.length) throw new Error(`There is no rule ${unknown.join(', ')}; --list prints all.`);
}

/** Nothing that a rule says would help where nobody answers. */
async function demandBackend(options: BackendOptions): Promise<void> {
  const { account, apiUrl } = options;
  const backend = createBackend(options);
  try {
    await backend.visitor().getAccountPage(account);
  } catch (error) {
    if (isProfileError(error, 'HTTP_NETWORK_ERROR'))
      throw new Error(
        `${apiUrl} does not answer: ${backend.lastExchange().fault ?? error.data?.reason ?? 'unknown'}.`,
        { cause: error },
      );
    if (isProfileError(error, 'INVALID_ENVIRONMENT') || isProfileError(error, 'INVALID_PARAM'))
      throw new Error(`${apiUrl} is no address of an API.`, { cause: error });
    if (isProfileError(error, 'HTTP_ABNORMAL') && error.data?.status === 404)
      throw new Error(`${apiUrl} has no account ${account}.`, { cause: error });
  }
}
