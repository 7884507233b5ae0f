import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from './command.js';
import { rules } from './index.js';

type Fetch = (request: Request) => Response | Promise<Response>;

const { app } = (await import(new URL('../../../examples/backend/backend.js', import.meta.url).href)) as {
  app: { fetch: Fetch };
};

/** Runs the command on a backend that is answered for by a function. */
async function run(words: string, answer: Fetch = app.fetch) {
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => answer(new Request(input, init)));
  const said = { out: '', error: '' };
  const code = await runCommand(
    words.split(' '),
    { out: (text) => (said.out += text), error: (text) => (said.error += text) },
    {},
  );
  return { code, ...said };
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

const backend = 'https://api.example --account @teahouse';

/** The example, with a name that is none. */
const nameless: Fetch = async (request) => {
  const answer = await app.fetch(request);
  const body = (await answer.json()) as { result: { account?: object } };
  const { account } = body.result;
  if (account) body.result.account = { ...account, name: '' };
  return Response.json(body, answer);
};

describe('the example of a backend', () => {
  it('the example of a backend keeps every rule that needs neither a visitor nor permission to write', async () => {
    const { code, out } = await run(`${backend} --json -`);
    expect(code).toBe(0);
    const { results } = JSON.parse(out) as { results: { rule: string; outcome: string }[] };
    const free = rules.filter(({ needs }) => needs.every((need) => need === 'document'));
    const held = results.filter(({ outcome }) => outcome === 'holds').map(({ rule }) => rule);
    expect(free.map(({ name }) => name).filter((name) => !held.includes(name))).toEqual([
      // It has nothing personal, and takes no reservations.
      'anonymous.sections',
      'reservations.slots',
      'reservations.days',
      'reservations.from',
    ]);
  });
});

describe('the command', () => {
  it('the command ends with 1 if a rule fails, and says account, field, what was expected, request, answer and where to read on', async () => {
    const { code, out } = await run(`${backend} --only answers.getAccountPage`, nameless);
    expect(code).toBe(1);
    for (const wanted of [
      'account   @teahouse',
      'field     result.account.name: regex',
      'expected  Name of the account, in the language of the call if there are several. (the document)',
      'found     ""',
      'request   GET https://api.example/v1/account-page/%40teahouse/',
      'answer    200 {"result"',
      '@oa-profile/api-client/openapi.yaml#/paths/~1v1~1account-page~1{searchId}~1/get',
      '0 hold, 1 fail, 0 not tried.',
    ])
      expect(out).toContain(wanted);
  });

  it('the command says why a rule was not tried', async () => {
    const { code, out } = await run(`${backend} --only once.repeat,keep.status`);
    expect(code).toBe(0);
    expect(out).toContain('It needs the token of a test visitor.\n    once.repeat');
    expect(out).toContain('It needs the address of the Keep API.\n    keep.status');
  });

  it.each([
    ['', 'An address and --account are needed'],
    ['https://api.example', 'An address and --account are needed'],
    ['https://a.example https://b.example --account @a', 'An address and --account are needed'],
    [`${backend} --all`, "Unknown option '--all'"],
    [`${backend} --only nonsense`, 'There is no rule nonsense'],
    [`${backend} --repeat-after soon`, '--repeat-after is a number of seconds'],
    [`${backend} --prepared no-such-file.json`, 'no-such-file.json cannot be read'],
    ['ftp://api.example --account @teahouse', 'is no address of an API'],
    ['https://api.example --account @coffee', 'has no account @coffee'],
  ])('the command ends with 2 for %j, and says why', async (words, reason) => {
    const { code, error, out } = await run(words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toContain(reason);
  });

  it('the command ends with 2 if nobody answers', async () => {
    const { code, error } = await run(backend, () => Promise.reject(new TypeError('fetch failed')));
    expect(code).toBe(2);
    expect(error).toContain('https://api.example does not answer');
  });

  it('the command writes JSON and JUnit XML', async () => {
    const [json, junit] = [join(folder, 'results.json'), join(folder, 'results.xml')];
    const words = `${backend} --only answers.getAccountPage,answers.getRelation,once.repeat`;
    await run(`${words} --json ${json} --junit ${junit}`, nameless);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      holds: 1,
      fails: 1,
      notTried: 1,
      results: [
        {
          rule: 'answers.getAccountPage',
          outcome: 'fails',
          failure: {
            account: '@teahouse',
            field: expect.stringMatching(/^result\.account\.name: /) as unknown,
          },
        },
        { rule: 'answers.getRelation', outcome: 'holds' },
        { rule: 'once.repeat', outcome: 'not tried' },
      ],
    });
    const xml = readFileSync(junit, 'utf8');
    expect(xml).toContain('<testsuites name="oa-api-conformance" tests="3" failures="1" skipped="1"');
    expect(xml).toContain('<testcase classname="answers" name="answers.getRelation: ');
    expect(xml).toContain('<skipped message="It needs the token of a test visitor."/>');
  });

  it('the command writes XML that can be read, whatever the backend sends', async () => {
    const junit = join(folder, 'results.xml');
    const fault: Fetch = () => new Response('<h1>\u0007 & "no"</h1>', { status: 500 });
    expect(
      await run(`${backend} --only answers.getReplyTime,answers.getAccountPage --junit ${junit}`, fault),
    ).toMatchObject({ code: 1 });
    const xml = readFileSync(junit, 'utf8');
    expect(xml).toContain('answer    500 &lt;h1&gt;\ufffd &amp; &quot;no&quot;&lt;/h1&gt;');
    expect(xml).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('the command prints JSON only, if that is wanted', async () => {
    const { out } = await run(`${backend} --only answers.getRelation --json -`);
    expect(JSON.parse(out)).toMatchObject({ holds: 1 });
  });

  it('the command lists the rules with what each says', async () => {
    const { code, out } = await run('--list');
    expect(code).toBe(0);
    expect(out.trim().split('\n')).toHaveLength(rules.length);
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
  });
});
