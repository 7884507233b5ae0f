import { isProfileError, type ProfileError } from '@oa-profile/errors';
import { createTransactionId } from './create-transaction-id.js';

/** A write that was sent and has had no response to its id: the server may have acted, or may still act. */
export interface OpenWrite {
  /** The id under which it was sent. */
  transactionId: string;
  /** Recognises the same request later, without its content. Absent without Web Crypto. */
  fingerprint?: string | undefined;
}

/**
 * Store of open writes that outlives the page, such as session storage. A cache of `@oa-profile/storage` fits, with its
 * option `owner`: no visitor may settle another's writes. It belongs to one tab: of two that share it, one may forget what
 * the other has sent under the same id.
 */
export interface OpenWrites {
  /** The open write of a name. */
  get(key: string): OpenWrite | undefined;
  /** False where there was no room for it. */
  set(key: string, write: OpenWrite): unknown;
  /** Called once the write is no longer open. */
  delete(key: string): void;
}

/** Options of {@link createExactlyOnce}. */
export interface ExactlyOnceOptions<Request, Answer> {
  /** Names the write, such as 'report @komorebi'. At most one write of a name is open. */
  key: string;
  /** Where the id of an open write is kept until the server has answered it. */
  openWrites: OpenWrites;
  /** Sends the request with the id. */
  send: (request: Request, transactionId: string) => Promise<Answer>;
  /** Asks what the server has done for the id; if nothing, makes sure that it never will. */
  settle: (transactionId: string) => Promise<Answer | undefined>;
}

/** The outcome of a request. */
export interface Outcome<Answer> {
  /** What the server answered. */
  answer: Answer;
  /** An earlier, different request had got through, so this one was not sent. */
  isEarlier: boolean;
}

/** A write that happens once, even if requests or responses get lost. */
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
   * Settles the write that an earlier page has left open; returns its answer if it had got through.
   *
   * @throws what `settle` throws; the write then stays open.
   */
  settle(): Promise<Answer | undefined>;
  /** Whether there is a write of unknown outcome. */
  isOpen(): boolean;
}

/**
 * Makes a write of the Profile API happen exactly once, even when responses get lost, repeats are refused, the visitor
 * changes the request or the page is reloaded.
 *
 * An id stays open until the server has answered it. A refused repeat says nothing about the attempt before it, so the
 * server is then asked what it has done.
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
  /** The last call, to run one at a time: a write must not be sent again while it is being settled. */
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const turn = last.then(run, run);
    last = turn.catch(() => undefined);
    return turn;
  }

  /** The open write, where the storage has no room for it. */
  let unstored: OpenWrite | undefined;
  /** Ids of writes that are open no more, where the storage cannot forget them, or shows them again later. */
  const closed = new Set<string>();
  function openWrite(): OpenWrite | undefined {
    const stored = openWrites.get(key);
    return unstored ?? (stored && !closed.has(stored.transactionId) ? stored : undefined);
  }
  function leaveOpen(write: OpenWrite): void {
    unstored = openWrites.set(key, write) === false ? write : undefined;
  }
  function close(id: string): void {
    closed.add(id);
    if (unstored?.transactionId === id) unstored = undefined;
    try {
      // Somebody else with the same key may have an open write of their own by now.
      if ((openWrites.get(key)?.transactionId ?? id) === id) openWrites.delete(key);
    } catch {
      // The answer is good, whatever the storage does.
    }
  }

  async function settleOpen(): Promise<Answer | undefined> {
    const open = openWrite();
    return open && settleAs(open.transactionId);
  }

  async function settleAs(id: string): Promise<Answer | undefined> {
    const answer = await settle(id);
    close(id);
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
      close(transactionId);
      return { answer, isEarlier: false };
    } catch (error) {
      if (!isRepeat && hasCertainlyNotActed(error)) close(transactionId);
      else if (isRefused(error)) {
        // This attempt was refused; an earlier one may have got through. If the server cannot be asked, its refusal
        // tells the visitor more than that failure.
        const answer = await settleAs(transactionId).catch(() => undefined);
        if (answer !== undefined) return { answer, isEarlier: false };
      }
      throw error;
    }
  }

  /** What is being sent or waits for its turn, by the text of the request. */
  const sending = new Map<string, Promise<Outcome<Answer>>>();
  /** A double tap is one request. */
  async function sendOnce(request: Request): Promise<Outcome<Answer>> {
    const text = JSON.stringify(request);
    const same = sending.get(text);
    if (same) return same;
    const outcome = inTurn(() => sendOpen(request)).finally(() => sending.delete(text));
    sending.set(text, outcome);
    return outcome;
  }

  return {
    send: sendOnce,
    settle: () => inTurn(settleOpen),
    isOpen: () => openWrite() !== undefined,
  };
}

/** Whether the server has refused the last attempt of a request. */
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
  // Missing outside secure contexts.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(JSON.stringify(request)));
  return digest && btoa(String.fromCharCode(...new Uint8Array(digest)));
}
