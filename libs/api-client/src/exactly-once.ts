import { isProfileError, type ProfileError } from '@oa-profile/errors';
import { createTransactionId } from './create-transaction-id.js';

/** A write that was sent and has not been answered under its id: the server may have acted, or may still act. */
export interface OpenWrite {
  transactionId: string;
  /** Tells whether a later request is the same one, without holding what it says. Absent where it could not be made. */
  fingerprint?: string | undefined;
}

/**
 * Where an open write outlives the page: session storage, in a browser. A cache of `@oa-profile/storage` fits, with its
 * option `owner`: what one visitor has left open is nobody else's to settle.
 */
export interface OpenWrites {
  get(key: string): OpenWrite | undefined;
  /** False where there was no room for it. */
  set(key: string, write: OpenWrite): unknown;
  delete(key: string): void;
}

/** Options of {@link createExactlyOnce}. */
export interface ExactlyOnceOptions<Request, Answer> {
  /** Names the write, as 'report @komorebi'. At most one write of a name is open. */
  key: string;
  openWrites: OpenWrites;
  /** Sends the request under the id. */
  send: (request: Request, transactionId: string) => Promise<Answer>;
  /** Asks what the server has done under the id, and lets it never act on that id if it has not. */
  settle: (transactionId: string) => Promise<Answer | undefined>;
}

/** The outcome of a request. */
export interface Outcome<Answer> {
  answer: Answer;
  /** An earlier attempt had got through, so that this request, which was another one, has not been sent. */
  isEarlier: boolean;
}

/** A write that happens once, whatever gets lost on the way. */
export interface ExactlyOnce<Request, Answer> {
  /**
   * Sends the request, under its old id if it is the one that is open. If another one is open, that one is settled
   * first; had it got through, its answer is returned and nothing is sent. While the same request is being sent, that
   * one's outcome is returned.
   *
   * @throws what `send` or `settle` throws. {@link ExactlyOnce.isOpen} then tells whether the server may have acted.
   */
  send(request: Request): Promise<Outcome<Answer>>;
  /**
   * Settles what an earlier page has left open: returns the answer if it had got through.
   *
   * @throws what `settle` throws; the write then stays open.
   */
  settle(): Promise<Answer | undefined>;
  /** Whether there is a write of which nobody knows if the server has acted on it. */
  isOpen(): boolean;
}

/**
 * Makes a write of the Profile API happen exactly once, also when answers get lost, repeats are refused, the visitor
 * changes the request or the page is reloaded.
 *
 * An id stays open until the server has answered it. That a repeat is refused says nothing about the attempt before, so
 * that the server is then asked what it has done.
 *
 * @example
 * ```ts
 * const reports = createExactlyOnce({
 *   key: 'report @komorebi',
 *   openWrites: new Map(),
 *   send: (report: Report, transactionId) => api.report('@komorebi', report, { transactionId }),
 *   settle: async (id) => (await api.settleReport('@komorebi', id)).report ?? undefined,
 * });
 * const { answer, isEarlier } = await reports.send({ reason: 'spam', agreed: true });
 * ```
 */
export function createExactlyOnce<Request, Answer>({
  key,
  openWrites,
  send,
  settle,
}: ExactlyOnceOptions<Request, Answer>): ExactlyOnce<Request, Answer> {
  /** One at a time: what is settled must not be sent again meanwhile. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = last.then(run, run);
    last = turn.catch(() => undefined);
    return turn;
  }

  /** The open write, where the storage has no room for it. */
  let unstored: OpenWrite | undefined;
  const openWrite = (): OpenWrite | undefined => openWrites.get(key) ?? unstored;
  function leaveOpen(write: OpenWrite): void {
    unstored = openWrites.set(key, write) === false ? write : undefined;
  }
  function close(): void {
    unstored = undefined;
    openWrites.delete(key);
  }

  async function settleOpen(): Promise<Answer | undefined> {
    const open = openWrite();
    if (!open) return undefined;
    const answer = await settle(open.transactionId);
    close();
    return answer;
  }

  async function sendOpen(request: Request): Promise<Outcome<Answer>> {
    const fingerprint = await fingerprintOf(request);
    const isRepeat = fingerprint !== undefined && openWrite()?.fingerprint === fingerprint;
    if (!isRepeat) {
      const earlier = await settleOpen();
      if (earlier !== undefined) return { answer: earlier, isEarlier: true };
    }
    const { transactionId } = openWrite() ?? { transactionId: createTransactionId() };
    leaveOpen({ transactionId, fingerprint });
    try {
      const answer = await send(request, transactionId);
      close();
      return { answer, isEarlier: false };
    } catch (error) {
      if (!isRepeat && hasCertainlyNotActed(error)) close();
      else if (isRefused(error)) {
        // This attempt has been refused; one before it may have got through. Where the server cannot be asked, its
        // refusal says more to the visitor than that.
        const answer = await settleOpen().catch(() => undefined);
        if (answer !== undefined) return { answer, isEarlier: false };
      }
      throw error;
    }
  }

  let sending: { text: string; outcome: Promise<Outcome<Answer>> } | undefined;
  /** A double tap is one request. */
  async function sendOnce(request: Request): Promise<Outcome<Answer>> {
    const text = JSON.stringify(request);
    if (sending?.text === text) return sending.outcome;
    const turn = { text, outcome: inTurn(() => sendOpen(request)) };
    sending = turn;
    try {
      return await turn.outcome;
    } finally {
      if (sending === turn) sending = undefined;
    }
  }

  return {
    send: sendOnce,
    settle: () => inTurn(settleOpen),
    isOpen: () => openWrite() !== undefined,
  };
}

/** Whether a server has refused a request: its last attempt, if there were several. */
function isRefused(error: unknown): error is ProfileError<'HTTP_ABNORMAL'> {
  if (!isProfileError(error, 'HTTP_ABNORMAL')) return false;
  const { status = 0 } = error.data ?? {};
  return status >= 400 && status < 500;
}

/** Whether the call was refused at its only attempt, or failed before anything was sent. */
function hasCertainlyNotActed(error: unknown): boolean {
  if (isProfileError(error, 'INVALID_PARAM') || isProfileError(error, 'INVALID_ENVIRONMENT')) return true;
  return isRefused(error) && !error.data?.mayHaveActed;
}

async function fingerprintOf(request: unknown): Promise<string | undefined> {
  // Missing where the page is not a secure context.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(JSON.stringify(request)));
  return digest && btoa(String.fromCharCode(...new Uint8Array(digest)));
}
