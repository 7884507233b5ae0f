import { createServer } from 'node:http';
import { listen } from './connections.js';

/** The parts of a request to the Profile API that tests look at. */
export interface AskedFor {
  path: string;
  language: string | undefined;
  origin: string | undefined;
}

/** A fake Profile API on its own port, for one test. */
export interface FakeApi {
  url: string;
  /** Requests so far, including retries. */
  requests: AskedFor[];
  /** Changes the answer: its status and its `result`, or a text, as something in front of the API would send. */
  answer: (status: number, result?: unknown, text?: string, headers?: Record<string, string>) => void;
  /** Has only one account from now on: others are answered 404. */
  answerOnly: (searchId: string) => void;
  /** Holds all requests from now on. Returns a function that releases them. */
  hold: () => () => void;
  /** Answers what comes from now on. What is held stays so. */
  answerOnlyNew: () => void;
}

/** Starts a real HTTP server that answers every request with the same page. */
export async function startFakeApi(result: unknown): Promise<FakeApi> {
  const requests: AskedFor[] = [];
  let answer: {
    status: number;
    result: unknown;
    text?: string | undefined;
    headers?: Record<string, string> | undefined;
  } = { status: 200, result };
  let only = '';
  let held = Promise.resolve();
  const server = createServer(({ url = '', headers }, response) => {
    requests.push({
      path: url,
      language: headers['content-language'],
      origin: headers['x-call-origin'] as string | undefined,
    });
    void held.then(() => {
      const status = decodeURIComponent(url).includes(`/account-page/${only}`) ? answer.status : 404;
      response.writeHead(status, {
        'content-type': answer.text === undefined ? 'application/json' : 'text/html',
        ...answer.headers,
      });
      response.end(
        answer.text ?? JSON.stringify({ result: answer.result, ...(status >= 400 && { message: 'No.' }) }),
      );
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer: (status, next, text, headers) => {
      answer = { status, result: next, text, headers };
    },
    answerOnly: (searchId) => {
      only = `${searchId}/`;
    },
    answerOnlyNew: () => {
      held = Promise.resolve();
    },
    hold: () => {
      let release = (): void => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}
