import type { Context } from 'hono';
import type { Site } from '../documents/site.js';
import type { ContentEncoding } from '../pages/compressed.js';
import type { PageSource } from '../pages/page-source.js';
import type { Visitor } from '../pages/visitor.js';
import type { ServerConfig } from '../requests/config.js';
import type { Visit } from '../requests/visit.js';

/** What all answers about accounts are made with. */
export interface Answering {
  config: ServerConfig;
  site: Site;
  source: Pick<PageSource, 'get'>;
  /** What a request says of its visit. */
  visitOf: (request: Request) => Visit;
  /** Whose turn it is: all that is done for one request is done in it. */
  visitorOf: (context: Context) => Visitor;
  /** Encodings that the client takes, the best first; none where what is in front compresses. */
  encodingsFor: (context: Context) => readonly ContentEncoding[];
}
