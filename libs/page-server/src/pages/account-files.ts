import { createHash } from 'node:crypto';
import type { AccountFile } from '@oa-profile/plugin-sdk/server';
import type { Redirection } from '@oa-profile/plugin-sdk/internal';
import type { ErrorCode } from '@oa-profile/errors';
import { createAnswerCache, type Answer } from './answer-cache.js';
import { compress, uncompressed, type Compressed, type ContentEncoding } from './compressed.js';
import { createGate } from './gate.js';
import { STALE_MS } from './account-pages.js';
import type { Visitor } from './visitor.js';
import { within } from './within.js';

/** A file as it is kept, or where its address leads. */
export type MadeFile =
  (Pick<AccountFile, 'name' | 'contentType'> & { document: Compressed; etag: string }) | Redirection;

/** One visit to a file of an account. */
export interface FileVisit {
  /** All that the file depends on, besides the time; undefined for one that depends on the visitor. */
  key: readonly unknown[] | undefined;
  make: () => Promise<AccountFile | Redirection | undefined>;
  /** The encoding that the client prefers. */
  encoding: ContentEncoding | undefined;
  visitor: Visitor;
}

/** Files of accounts, from the server's memory or made now. */
export interface AccountFiles {
  /** @throws what making it throws; RefusedError when too many wait for theirs. */
  get(visit: FileVisit): Promise<Answer<MadeFile, Missing>>;
  /** Bytes of the cached files. */
  readonly bytes: number;
}

export interface AccountFilesOptions {
  freshFor: number;
  maxBytes: number;
  /** How many files may wait for their turn. */
  mostWaiting: number;
  /** Milliseconds that one may take. */
  patience: number;
  /** Whether files are kept compressed. */
  compresses: boolean;
  onError: (error: unknown) => void;
  keepAlive?: ((work: Promise<unknown>) => void) | undefined;
}

type Missing = Extract<ErrorCode, 'ROUTE_NOT_FOUND'>;

/** What a kept one takes besides its bytes. */
const ENTRY_BYTES = 500;

/**
 * Creates a cache of files, which are made one after the other: the largest takes as much memory as a hundred pages, and
 * none is made any faster beside others. What depends on the visitor is not kept, but waits for its turn as well.
 */
export function createAccountFiles({
  freshFor,
  maxBytes,
  mostWaiting,
  patience,
  compresses,
  onError,
  keepAlive,
}: AccountFilesOptions): AccountFiles {
  const gate = createGate(1, { mostWaiting, longestWait: patience });
  async function make(
    { make: file, encoding, visitor }: FileVisit,
    _?: MadeFile,
    isWanted?: () => boolean,
  ): Promise<Answer<MadeFile, Missing>> {
    await visitor.turn(isWanted);
    const made = await within(patience, file());
    if (!made) return { missing: 'ROUTE_NOT_FOUND' };
    if ('to' in made) return { value: made };
    const { name, contentType, content } = made;
    const text = Buffer.from(content);
    const parts = [text, new Uint8Array(), new Uint8Array()] as const;
    const etag = `W/"${createHash('sha1').update(contentType).update(text).digest('base64url')}"`;
    return {
      value: {
        ...(name !== undefined && { name }),
        contentType,
        document: compresses ? await compress(parts, encoding) : uncompressed(parts),
        etag,
      },
    };
  }
  const files = createAnswerCache({
    make,
    gateFor: () => gate,
    sizeOf: (file) => ('to' in file ? file.to.length : file.document.bytes) + ENTRY_BYTES,
    maxBytes,
    freshFor,
    staleFor: STALE_MS,
    onError: (error) => onError(error),
    keepAlive,
  });
  return {
    get: (visit) =>
      visit.key
        ? files.get(JSON.stringify(visit.key), visit, visit.visitor.signal)
        : gate.run(() => make(visit)),
    get bytes() {
      return files.bytes;
    },
  };
}
