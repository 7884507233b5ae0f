import { contactOf, sectionOf } from '@oa-profile/plugin-sdk/page';
import { itemCardOf } from '@oa-profile/plugin-sdk/internal';
import { createProfileApiClient, type AccountPage } from '@oa-profile/api-client';
import { isProfileError } from '@oa-profile/errors';
import { languages, type Language } from '@oa-profile/i18n';
import { structuredData } from '@oa-profile/page-server/structured-data';
import { completeSections } from '@oa-profile/profile';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { plugins } from '../../src/plugins.js';
import { answers, page } from './every-answer.js';
import { changes, oddBody } from './odd-answer.js';
import { openSite } from './open-site.js';

/** To run with more answers, or to repeat a run: `ODD_ANSWERS=100000 ODD_SEED=7 npx vitest run odd-answers`. */
const numRuns = Number(process.env['ODD_ANSWERS'] ?? 2000);
const seed = Number(process.env['ODD_SEED'] ?? Date.now() % 2 ** 31);

/** Only one in so many read pages is rendered. */
const RENDERED_ONE_IN = 20;

/** The key in `answers` for a section with an endpoint of its own. */
async function endpointOf(type: string): Promise<string | undefined> {
  const source = (await sectionOf(plugins, type))?.source;
  if (source?.kind === 'sub-page') return source.type;
  return source?.kind === 'recommendation' ? source.kind : undefined;
}

/** What the API sends. */
interface Bodies {
  page: string;
  answer: string;
}

/** What a rendering depends on besides its data: what is open, new or over depends on the time. */
interface Showing {
  /** The address of the view, below the account's. */
  view: string;
  /** The key in `answers` of the section, if it has an endpoint of its own. */
  endpoint: string | undefined;
  language: Language;
  now: Date;
}

/** Issues in required fields: without these there is no profile, and an error page is shown. */
const needed = /^result(\.account(\.(accountId|basicSearchId|name))?)?: /;

/** Reads a page from what its API sends; undefined if the answer is rightly refused. */
async function pageOf(bodies: Bodies): Promise<AccountPage | undefined> {
  const errors: { name: string; code?: string }[] = [];
  const api = createProfileApiClient({
    baseUrl: 'https://api.example',
    origin: 'web',
    language: 'en',
    opener: { platform: 'Unknown' },
    retries: 0,
    onSkipped: (_, places) => expect(places.length).toBeLessThanOrEqual(5),
    fetch: (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input));
      const isPage = /account-page\/[^/]+\/$/.test(pathname);
      return Promise.resolve(new Response(`{"result":${isPage ? bodies.page : bodies.answer}}`));
    },
  });
  try {
    const account = await api.getAccountPage('@komorebi');
    const read = await completeSections(api, account, {
      plugins,
      onError: (error) => errors.push(error as Error),
    });
    // The answer of a section's own endpoint may be unusable: the section then says so, and the page remains.
    for (const error of errors) expect(isOfTheAnswer(error)).toBe(true);
    return read;
  } catch (error) {
    if (!isProfileError(error, 'API_RESPONSE_INVALID')) throw error;
    const { issues = [] } = error.data ?? {};
    expect(issues).not.toEqual([]);
    for (const issue of issues) expect(issue).toMatch(needed);
    return undefined;
  }
}

/**
 * Whether a failure is that an answer does not fit, names an unknown section, has a section whose sub-page is missing or whose id
 * cannot be part of an address, or that the API refuses what it does not have.
 */
const isOfTheAnswer = ({ name, code = '' }: { name: string; code?: string | undefined }): boolean =>
  name === 'RangeError' ||
  ['API_RESPONSE_INVALID', 'DATA_NOT_FOUND', 'INVALID_PARAM', 'HTTP_ABNORMAL'].includes(code);

/** Runs everything that reads the page's data outside of React. */
async function expectToBeReadable(answer: AccountPage, now: Date): Promise<void> {
  const address = {
    url: 'https://page.example/@komorebi',
    id: 'https://page.example/@komorebi',
    language: 'en',
  } as const;
  expect(JSON.stringify(structuredData(answer, { ...address, now }))).not.toMatch(/NaN|\[object /);
  contactOf(answer);
  // The data must survive the document unchanged, else hydration finds another page than the server's.
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  for (const { type, data } of answer.sections) {
    const plugin = await sectionOf(plugins, type);
    if (!plugin) expect.fail(`A section of an unknown type is left out: ${type}`);
    const parsed = safeParse(plugin.schema, data);
    if (!parsed.success) continue;
    expect(plugin.isEmpty(parsed.output)).toEqual(expect.any(Boolean));
    for (const { id } of (parsed.output as { items?: { id: string }[] }).items ?? [])
      itemCardOf(plugin, data, id);
  }
}

async function expectToBeShown(bodies: Bodies, { view, endpoint, language, now }: Showing): Promise<void> {
  const failures: Error[] = [];
  const site = await openSite({
    page: `{"result":${bodies.page}}`,
    answers: endpoint === undefined ? {} : { [endpoint]: `{"result":${bodies.answer}}` },
    now: () => now,
    onFailure: (error, { code }) => {
      if (!isOfTheAnswer({ name: error.name, code })) failures.push(error);
    },
  });
  const answer = await site.get(`/@komorebi${view}?lang=${language}`);
  const text = await answer.text();
  await site.close();
  expect(failures, 'A section has thrown').toEqual([]);
  if (answer.status === 200) expectToBeSound(text);
  else expect(view, text).not.toBe('');
}

function expectToBeSound(document: string): void {
  expect(document).not.toMatch(/\p{Surrogate}/u);
  const [, markup = ''] =
    /<div id="root">(.*?)<\/div>\s*<script type="application\/json"/s.exec(document) ?? [];
  expect(markup).not.toBe('');
  expect(markup).not.toMatch(/\[object |>NaN|Invalid Date|>undefined<|>null</);
  expect(document).not.toMatch(/<script>alert|href="\s*javascript:/i);
  const links = [...markup.matchAll(/ (?:href|src)="(https?:[^"]*)"/g)].map(([, href = '']) => new URL(href));
  expect(links.filter(({ username }) => username)).toEqual([]);
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
}

it(
  `an odd field affects nothing else, at any time and in any language (${numRuns} answers, seed ${seed})`,
  async () => {
    const choice = fc.record({
      section: fc.nat(page.sections.length - 1),
      view: fc.constantFrom('profile' as const, 'profile' as const, 'place' as const, 'item' as const),
      inPage: fc.boolean(),
      language: fc.constantFrom(...languages),
      now: fc.date({
        min: new Date('2026-01-01T00:00:00Z'),
        max: new Date('2028-01-01T00:00:00Z'),
        noInvalidDate: true,
      }),
      // Rendering takes ten times as long as all the rest.
      isShown: fc.nat(RENDERED_ONE_IN - 1).map((number) => number === 0),
      changes,
    });
    await fc.assert(
      fc.asyncProperty(
        choice,
        async ({ section: index, view: name, inPage, language, now, isShown, changes: applied }) => {
          const section = page.sections[index]!;
          const endpoint = await endpointOf(section.type);
          const answer = answers[endpoint ?? ''];
          const one = {
            ...page,
            sections: [section, { type: 'signboard', id: section.id, data: { text: 'x' } }],
          };
          const [item] = (answer ?? section.data)?.items ?? [];
          const view =
            name === 'item' && item ? `/${section.type}/${item.id}` : name === 'place' ? '/place' : '';
          const isOddPage = inPage || !answer;
          const bodies = {
            page: isOddPage ? oddBody(one, applied) : JSON.stringify(one),
            answer: isOddPage ? JSON.stringify(answer ?? {}) : oddBody(answer, applied),
          };
          const read = await pageOf(bodies);
          if (!read) return;
          await expectToBeReadable(read, now);
          if (isShown) await expectToBeShown(bodies, { view, endpoint, language, now });
        },
      ),
      { numRuns, seed },
    );
  },
  60_000 + numRuns * 30,
);
