/** What happens to one request on its way to the server and back. */
export type Fate =
  | 'arrives'
  /** The request never reaches the server. */
  | 'request lost'
  /** The server acts, and its answer never reaches the page. */
  | 'answer lost'
  /** The page has given up long before the request reaches the server. */
  | 'arrives late'
  /** Refused before the server looks at the transaction id: a token that has expired, a gateway, … */
  | 401
  | 403
  | 404
  | 422
  | 503
  /** The server acts, and something in between makes rubbish of its answer. */
  | 'answer garbled';

interface Act {
  detail: string;
  reportId: string;
}

/** A server that takes reports, each transaction id once, over a network that does as it is told. */
export interface UnreliableServer {
  fetch: typeof globalThis.fetch;
  /** What happens to the next requests; those after it arrive. */
  fates: Fate[];
  /** The reports that were made, in their order. */
  acts: Act[];
  /** Lets the requests arrive that nobody waits for any more. */
  deliverLate: () => void;
}

/** Creates the server as the Profile API is described: a settled id is never acted on. */
export function createUnreliableServer(): UnreliableServer {
  const answers = new Map<string, { status: number; body: unknown }>();
  const acts: Act[] = [];
  const late: (() => void)[] = [];
  const fates: Fate[] = [];

  function act(transactionId: string, detail: string): { status: number; body: unknown } {
    const known = answers.get(transactionId);
    if (known) return known;
    const reportId = `r-${acts.length}`;
    acts.push({ detail, reportId });
    const answer = { status: 200, body: { result: { reportId } } };
    answers.set(transactionId, answer);
    return answer;
  }
  function settle(transactionId: string): { status: number; body: unknown } {
    const known = answers.get(transactionId);
    if (!known) answers.set(transactionId, { status: 409, body: { statusCode: 'WITHDRAWN' } });
    const report = known?.status === 200 ? (known.body as { result: unknown }).result : null;
    return { status: 200, body: { result: { report } } };
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = (await request.json()) as { detail: string; transactionId: string };
    const transactionId = request.headers.get('x-transaction-id') ?? '';
    const run = () =>
      request.method === 'PUT' ? settle(body.transactionId) : act(transactionId, body.detail);
    const fate = fates.shift() ?? 'arrives';
    if (typeof fate === 'number') return Response.json({ statusCode: 'NO' }, { status: fate });
    if (fate === 'arrives late') late.push(run);
    const answer = fate === 'arrives' || fate.startsWith('answer') ? run() : undefined;
    if (fate === 'answer garbled') return new Response('<html>');
    if (!answer || fate === 'answer lost') throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  };
  return { fetch, fates, acts, deliverLate: () => late.splice(0).forEach((arrive) => arrive()) };
}
