import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startDeployedServer } from './deployed-server.js';
import type { Measures } from './visits.js';

/** Numbers of pages: rendered first to warm up, and then measured. */
const WARM_UP = 500;
const PAGES = 100;

/** The account that has every section. */
const SOURCE = 'komorebi';

interface Answer {
  result: { sections?: { id: string }[] };
}

/** Suffix of the ids of a section's copies. */
const COPY = /~\d+/;

/** The platform's answer, with its sections repeated up to `count`. */
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
 * CPU time of a page, in milliseconds, by its number of sections, including everything: calling the API, parsing its
 * answer, rendering, compressing, sending. Each page is of a different account, so that no cache helps.
 *
 * @param platformUrl Platform with the account's page; its sections are repeated until there are enough.
 */
export async function renderCost(platformUrl: string, counts: readonly number[]): Promise<Measures> {
  let count = 1;
  const answers = new Map<string, Promise<string>>();
  /** Requested once from the platform, and used for all accounts. */
  async function answerTo(path: string): Promise<string> {
    const number = new RegExp(`${SOURCE}(\\d+)`).exec(path)?.[1] ?? '';
    const source = path.replace(COPY, '').replace(SOURCE + number, SOURCE);
    const key = `${count} ${source}`;
    const answer = answers.get(key) ?? repeatSections(`${platformUrl}${source}`, count);
    answers.set(key, answer);
    return (await answer).replaceAll(`@${SOURCE}`, `@${SOURCE}${number}`);
  }
  const api = createServer(({ url = '' }, response) => {
    void answerTo(url).then((answer) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(answer);
    });
  });
  api.listen(0);
  await once(api, 'listening');
  const server = await startDeployedServer(`http://localhost:${(api.address() as AddressInfo).port}`);
  let account = 0;
  /** Average CPU time of a page, in milliseconds, over `pages` requests from an opener on `platform`. */
  async function costOf(first: number, pages: number, platform: string): Promise<number> {
    const before = await server.processorSeconds();
    for (let page = first; page < first + pages; page += 1) {
      const answer = await fetch(`${server.url}/@${SOURCE}${page}?lang=en`, {
        headers: { 'accept-encoding': 'gzip', 'x-opener-platform': platform },
      });
      if (!answer.ok) throw new Error(`The page of ${count} sections is answered with ${answer.status}.`);
      await answer.arrayBuffer();
    }
    return (((await server.processorSeconds()) - before) * 1000) / pages;
  }
  try {
    const costs: Measures = {};
    for (count of counts) {
      await costOf(account, WARM_UP, 'iOS');
      account += WARM_UP;
      costs[`CPU time of a page with ${count} sections, ms`] = await costOf(account, PAGES, 'iOS');
      // The API answers are still cached: this measures only the page made of them.
      costs[`${count} sections of cached answers, ms`] = await costOf(account, PAGES, 'Android');
      account += PAGES;
    }
    return costs;
  } finally {
    server.stop();
    api.closeAllConnections();
    api.close();
  }
}
