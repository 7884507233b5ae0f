import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type * as PageServerModule from 'profile-web/page-server';
import type { Measures } from './visits.js';

/** Pages that are rendered before anything is measured, and while it is. */
const WARM_UP = 8;
const PAGES = 16;

interface Answer {
  result: { sections?: { id: string }[] };
}

/** What tells the copies of a section apart, at the end of their ids. */
const COPY = /~\d+/;

/** The answer of the platform, its sections repeated until there are so many. */
async function repeatSections(url: string, count: number): Promise<string> {
  const response = await fetch(url, { headers: { 'accept-language': 'en' } });
  if (!response.ok) throw new Error(`The platform answers ${url} with ${response.status}.`);
  const answer = (await response.json()) as Answer;
  const { sections } = answer.result;
  if (Array.isArray(sections) && sections.length)
    answer.result.sections = Array.from({ length: count }, (_, position) => {
      const section = sections[position % sections.length];
      return { ...section, id: `${section?.id ?? ''}~${position}` };
    });
  return JSON.stringify(answer);
}

/**
 * Milliseconds of processor that a page costs by how many sections it has, with all that belongs to an answer. Each page
 * comes from a server that has not made it before, so that no cache helps.
 *
 * @param platformUrl Where the account's page is asked for; its sections are repeated until there are enough.
 */
export async function renderCost(platformUrl: string, counts: readonly number[]): Promise<Measures> {
  const { assetsFromManifest, createPageServer, readConfig }: typeof PageServerModule =
    await import('profile-web/page-server');
  const folder = fileURLToPath(new URL('../../../../apps/profile-web/dist/client', import.meta.url));
  const read = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');
  const assets = assetsFromManifest(
    JSON.parse(read('.vite/manifest.json')) as PageServerModule.Manifest,
    read,
  );

  let count = 1;
  const answers = new Map<string, Promise<string>>();
  /** Asked for once, so that what it costs to repeat sections is not counted. */
  function answerTo(path: string): Promise<string> {
    const key = `${count} ${path}`;
    const answer = answers.get(key) ?? repeatSections(`${platformUrl}${path.replace(COPY, '')}`, count);
    answers.set(key, answer);
    return answer;
  }
  const api = createServer((request, response) => {
    void answerTo(request.url ?? '').then((answer) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => api.listen(0, resolve));
  const address = api.address();
  const internal = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  const config = readConfig({ API_URL: platformUrl, API_INTERNAL_URL: internal });
  const render = async (): Promise<void> => {
    const answer = await createPageServer({ config, assets }).request('/@komorebi?lang=en');
    if (!answer.ok) throw new Error(`The page of ${count} sections is answered with ${answer.status}.`);
    await answer.text();
  };

  const costs: Measures = {};
  for (count of counts) {
    for (let page = 0; page < WARM_UP; page += 1) await render();
    const before = process.cpuUsage();
    for (let page = 0; page < PAGES; page += 1) await render();
    const { user, system } = process.cpuUsage(before);
    costs[`Processor for a page of ${count} sections, ms`] = (user + system) / 1000 / PAGES;
  }
  api.close();
  api.closeAllConnections();
  return costs;
}
