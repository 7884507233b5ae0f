/** The fetch of a broken backend: what it does with a request, and how it would be done. */
export type Breaking = (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;

/** A rule, a way to break it, where it finds that, as the page server's log says it, and what the backend does. */
export type Breakage = readonly [rule: string, breaking: Breaking, at?: RegExp, kind?: string];

export type Json = Record<string, unknown>;

/** Changes the body of the answers of requests that match. */
export const changing =
  (
    method: string,
    path: RegExp,
    change: (body: { result: never } & Json, request: Request) => unknown,
  ): Breaking =>
  async (request, send) => {
    const answer = await send(request);
    if (!matches(request, method, path) || !answer.ok) return answer;
    const body = (await answer.json()) as { result: never } & Json;
    return new Response(JSON.stringify(change(body, request) ?? body), answer);
  };

/** Changes the text of the answers of requests that match, everywhere in it. */
export const replacing =
  (
    path: RegExp,
    found: string | RegExp,
    other: string,
    encode = (text: string): BodyInit => text,
  ): Breaking =>
  async (request, send) => {
    const answer = await send(request);
    if (!matches(request, 'GET', path) || !answer.ok) return answer;
    const text = (await answer.text()).replaceAll(new RegExp(found, 'g'), other);
    return new Response(encode(text), answer);
  };

/** Refuses requests that `refuses`; for what has to be read of the body, it gets its text. */
export const refusing =
  (refuses: (request: Request, body: string) => boolean, answer = () => refusal(422, 'INVALID')): Breaking =>
  async (request, send) =>
    request.method !== 'OPTIONS' && refuses(request, await request.clone().text()) ? answer() : send(request);

/** Answers requests that match in another way; undefined leaves the answer as it is. */
export const answering =
  (
    method: string,
    path: RegExp,
    answer: (given: Response, request: Request) => Response | undefined,
  ): Breaking =>
  async (request, send) => {
    const given = await send(request);
    return matches(request, method, path) ? (answer(given, request) ?? given) : given;
  };

/** Changes requests that match before they are sent. */
export const sending =
  (method: string, path: RegExp, change: (request: Request) => Request | Promise<Request>): Breaking =>
  async (request, send) =>
    send(matches(request, method, path) ? await change(request) : request);

const matches = ({ method, url }: Request, wanted: string, path: RegExp): boolean =>
  (wanted === '*' || method === wanted) && path.test(decodeURIComponent(new URL(url).pathname));

/** Changes the headers of the answers of requests that match. */
export const changingHeaders = (
  method: string,
  path: RegExp,
  change: (headers: Headers) => void,
  concerns: (answer: Response) => boolean = () => true,
): Breaking =>
  answering(method, path, (given) => {
    if (!concerns(given)) return undefined;
    const changed = new Response(given.body, given);
    change(changed.headers);
    return changed;
  });

export const changingRefusals = (
  method: string,
  path: RegExp,
  change: (headers: Headers) => void,
): Breaking => changingHeaders(method, path, change, ({ ok }) => !ok);

export const withHeader = (request: Request, name: string, value: string): Request => {
  const changed = new Request(request);
  changed.headers.set(name, value);
  return changed;
};

export const withoutToken = (request: Request): Request => {
  const changed = new Request(request);
  changed.headers.delete('x-access-token');
  return changed;
};

export const withBody = async (request: Request, change: (body: Json) => Json): Promise<Request> => {
  const body = JSON.stringify(change((await request.clone().json()) as Json));
  return new Request(request.url, { method: request.method, headers: request.headers, body });
};

export const withNewId = (request: Request): Request =>
  withHeader(request, 'x-transaction-id', crypto.randomUUID());

/** Answers the first requests as they should be; from then on `later`. */
export function fromSecondOn(later: Breaking): Breaking {
  const seen = new Set<string>();
  return (request, send) => {
    const id = request.headers.get('x-transaction-id') ?? '';
    if (!seen.has(id)) {
      seen.add(id);
      return send(request);
    }
    return later(request, send);
  };
}

export const refusal = (status: number, statusCode: string): Response =>
  Response.json({ statusCode, message: 'No.' }, { status, headers: { 'access-control-allow-origin': '*' } });

/** A request for one more table at the time at which the visitor has one. */
export const asAnother = (request: Request): Promise<Request> =>
  withBody(request, (body) => ({ ...body, another: true }));

export const reserved = (): Response =>
  Response.json({
    result: {
      reservationId: crypto.randomUUID(),
      startsAt: '2026-11-21T18:00:00+09:00',
      durationMinutes: 90,
      partySize: 1,
    },
  });

export const kept = (isKept: boolean): Response =>
  Response.json({ code: 0, message: 'ok', result: { kept: isKept } });

export const page = /^\/v1\/account-page\/[^/]+\/$/;
export const relation = /\/relation$/;
export const feed = /\/plugin\/MEDIA\//;
export const everything = /^/;
