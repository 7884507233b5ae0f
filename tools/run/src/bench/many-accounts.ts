import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The account that all others are copies of. */
const SAMPLE = 'komorebi';
/** A copy's ids, in a path or an answer: its number follows the sample's name. */
const COPY = new RegExp(`(@|%40|oa-)${SAMPLE}(\\d+)`, 'gi');
const SAMPLE_ID = new RegExp(`(@|oa-)${SAMPLE}(?!\\d)`, 'g');

/** The search id of a copy of the sample account. */
export const copyOf = (number: number): string => `@${SAMPLE}${number}`;

interface Kept {
  status: number;
  text: string;
}

/**
 * Starts a Profile API that has as many accounts as anybody asks for: each is the sample account, with ids of its own. It
 * asks the platform once for each path and language, and then answers at once, so that a page server never waits.
 *
 * @returns its address
 */
export async function startManyAccounts(platformUrl: string): Promise<string> {
  const kept = new Map<string, Promise<Kept>>();
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const [, , number = ''] = new RegExp(COPY).exec(path) ?? [];
    const language = request.headers['content-language'] ?? 'en';
    const samplePath = path.replace(COPY, `$1${SAMPLE}`);
    const key = `${language} ${samplePath}`;
    const answer = kept.get(key) ?? ask(platformUrl + samplePath, language);
    kept.set(key, answer);
    answer.then(
      ({ status, text }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(text.replace(SAMPLE_ID, `$1${SAMPLE}${number}`));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function ask(url: string, language: string): Promise<Kept> {
  const response = await fetch(url, { headers: { 'content-language': language } });
  return { status: response.status, text: await response.text() };
}
