/** What happens to one request on its way to the server and back. */
export type Fate =
  | 'arrives'
  /** The request never reaches the server. */
  | 'request lost'
  /** The server acts, but its response never reaches the page. */
  | 'answer lost'
  /** The request reaches the server long after the page has given up. */
  | 'arrives late'
  /** Refused before the server looks at the transaction id, for example an expired token, or by a gateway. */
  | 401
  | 403
  | 404
  | 422
  | 503
  /** The server acts, but its response is garbled on the way. */
  | 'answer garbled';

interface Act {
  detail: string;
  reportId: string;
}

/** A server that accepts reports, each transaction id once, over a network with scripted failures. */
export interface UnreliableServer {
  fetch: typeof globalThis.fetch;
  /** What happens to the next requests; later ones arrive. */
  fates: Fate[];
  /** The reports that were made, in order. */
  acts: Act[];
  /** Delivers the requests that arrive late. */
  deliverLate: () => void;
}

/** Creates a server that follows the Profile API: it never acts on a settled id. */
export function createUnreliableServer(): UnreliableServer {
  const answers = new Map<string, { status: number; body: unknown }>();
  const acts: Act[] = [];
  const late: (() => void)[] = [];
  const fates: Fate[] = [];

  function act(transactionId: string, detail: string): { status: number; body: unknown } {
    const earlier = answers.get(transactionId);
    if (earlier) return earlier;
    const reportId = `r-${acts.length}`;
    acts.push({ detail, reportId });
    const answer = { status: 200, body: { result: { reportId } } };
    answers.set(transactionId, answer);
    return answer;
  }
  function settle(transactionId: string): { status: number; body: unknown } {
    const earlier = answers.get(transactionId);
    if (!earlier) answers.set(transactionId, { status: 409, body: { statusCode: 'WITHDRAWN' } });
    const report = earlier?.status === 200 ? (earlier.body as { result: unknown }).result : null;
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
