import { ProfileError } from '@oa-profile/errors';
import { isRefusal } from '@oa-profile/plugin-sdk/page';
import { createHttpClient } from '@oa-profile/http';
import * as v from 'valibot';
import { KEY_HEADER, line, ticket, type LineFacts, type Ticket } from './ticket.js';

/** How long a visitor waits for an answer, with all retries. */
const PATIENCE_MS = 8000;

/** What the page asks of a waiting line. Each call throws a `ProfileError`. */
export interface QueueClient {
  line: () => Promise<LineFacts>;
  /** Takes the number of a key. As often as it is called, it is the same one. */
  take: (key: string, partySize: number) => Promise<Ticket>;
  /**
   * Changes a party that waits, if it is still of the size `from`: number and place stay. Undefined if the line does not
   * know the key.
   */
  change: (key: string, from: number, partySize: number) => Promise<Ticket | undefined>;
  /** Undefined if the line does not know the key. */
  ticket: (key: string) => Promise<Ticket | undefined>;
  /** Gives the number back; undefined if the line does not know the key. */
  leave: (key: string) => Promise<Ticket | undefined>;
}

/** A client of a line of the page's own origin, which the page's policy lets it connect to. */
export function createQueueClient(id: string, origin: string): QueueClient {
  const http = createHttpClient({ baseUrl: origin, timeout: PATIENCE_MS, codeField: 'code' });
  const path = `/queue/${encodeURIComponent(id)}`;
  const ofKey = (method: 'DELETE' | 'GET' | 'PUT', key: string, body?: object): Promise<Ticket | undefined> =>
    http
      .request({ method, path: `${path}/ticket`, headers: { [KEY_HEADER]: key }, ...(body && { body }) })
      .then(parsedBy(ticket), (error: unknown) => {
        if (isRefusal(error, 'NO_TICKET')) return undefined;
        throw error;
      });
  return {
    line: () => http.request({ method: 'GET', path: `${path}/line` }).then(parsedBy(line)),
    take: (key, partySize) =>
      http
        .request({
          method: 'POST',
          path: `${path}/ticket`,
          headers: { [KEY_HEADER]: key },
          body: { partySize },
        })
        .then(parsedBy(ticket)),
    change: (key, from, partySize) => ofKey('PUT', key, { partySize, from }),
    ticket: (key) => ofKey('GET', key),
    leave: (key) => ofKey('DELETE', key),
  };
}

const parsedBy =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (answer: unknown): v.InferOutput<Schema> => {
    const { success, output } = v.safeParse(schema, answer);
    if (success) return output;
    throw new ProfileError({ code: 'API_RESPONSE_INVALID', message: 'The line gave an odd answer' });
  };
