/** Answers of LINE that say whose an access token is. */
interface LineAnswers {
  client_id?: string;
  userId?: string;
}

/** How long LINE may take, in milliseconds. */
const PATIENCE = 5000;

/** How long an answer holds, in milliseconds: a visitor can revoke the page at any time, and tries what it then does. */
const HOLDS = 10_000;

/**
 * The reference platform's visitor for an access token of LINE, as every backend has to find its own: the token must be
 * valid and of this channel, and LINE says whose it is. Its answer holds for ten seconds.
 *
 * @param liffId id of the LIFF app, which begins with its channel's
 * @returns a token of the reference platform, the same for the same person; undefined for a token that LINE refuses
 * @see https://developers.line.biz/en/docs/liff/using-user-profile/
 */
export function createLineVisitors(
  liffId: string,
  ask: (address: string, init: RequestInit) => Promise<Response> = fetch,
): (token: string) => Promise<string | undefined> {
  const [channel = ''] = liffId.split('-');
  const known = new Map<string, { at: number; visitor: Promise<string | undefined> }>();
  const answers = async (path: string, headers: Record<string, string> = {}): Promise<LineAnswers> => {
    const answer = await ask(`https://api.line.me${path}`, {
      headers,
      signal: AbortSignal.timeout(PATIENCE),
    });
    // Only a refusal says something of the token.
    if (answer.status >= 500 || answer.status === 429) throw new Error(`LINE answers ${answer.status}`);
    return answer.ok ? ((await answer.json()) as LineAnswers) : {};
  };
  const find = async (token: string): Promise<string | undefined> => {
    const { client_id: clientId } = await answers(
      `/oauth2/v2.1/verify?access_token=${encodeURIComponent(token)}`,
    );
    // A token of somebody else's channel says who its visitor is, too: whoever has it must not be taken for that one.
    if (clientId !== channel) return undefined;
    const { userId } = await answers('/v2/profile', { authorization: `Bearer ${token}` });
    return userId && `visitor-${userId}`;
  };
  return (token) => {
    let found = known.get(token);
    if (!found || Date.now() - found.at >= HOLDS) {
      found = { at: Date.now(), visitor: find(token) };
      known.set(token, found);
      // What failed is asked again at the next request.
      found.visitor.catch(() => known.delete(token));
    }
    return found.visitor;
  };
}
