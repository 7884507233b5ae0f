import { accountToTell, type Log, type LogEntry } from './log.js';

/**
 * Takes a failure to a service that collects them.
 *
 * @param error what was thrown, with its stack and causes, without what libraries attach to errors, such as requests
 * @param entry what the log says of it
 */
export type OnFailure = (error: Error, entry: LogEntry) => void;

/** Causes that are followed: a chain may be a circle. */
const MAX_CAUSES = 5;
/** Shorter ones reveal little, and hiding them would cut up every word. */
const MIN_LENGTH = 3;
const HIDDEN = '[hidden]';

/** Where failures are told. */
export interface FailureSinks {
  log: Log;
  onFailure: OnFailure | undefined;
}

/**
 * Tells the log of a failure, and whoever collects them. Names and words of our code are kept; what was asked for is not:
 * people paste more into an address than they mean to, and an error can quote it.
 *
 * @param url the address as it was requested, if the failure is that of a request
 */
export function tellFailure(
  { log, onFailure }: FailureSinks,
  error: unknown,
  { account, ...entry }: LogEntry,
  url?: string,
): void {
  const asked = [...(url === undefined ? [] : wordsOf(url)), account ?? '']
    .filter((word) => word.length >= MIN_LENGTH && !word.startsWith('@') && word !== entry.view)
    .sort((one, other) => other.length - one.length);
  const clean = (text: string): string => asked.reduce((all, word) => all.replaceAll(word, HIDDEN), text);
  const told = {
    ...entry,
    account: accountToTell(account),
    message: clean(entry.message),
  };
  log(told);
  try {
    onFailure?.(reportable(error, clean), told);
  } catch {
    // Whoever reports must not cost a page.
  }
}

/** What can be another's in an address: its parts and its query, as they came and decoded. */
function wordsOf(url: string): string[] {
  const { pathname, search } = new URL(url);
  const asCame = `${pathname}${search}`;
  const whole = [asCame, decoded(asCame)];
  return [...new Set(whole.flatMap((text) => [...text.split('/'), ...text.split(/[/?&=#\s]+/)]))].flatMap(
    (word) => [word, encodeURIComponent(word)],
  );
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

function reportable(thrown: unknown, clean: (text: string) => string, causes = MAX_CAUSES): Error {
  if (!(thrown instanceof Error)) return new Error('Something was thrown that is no error');
  const { name, message, stack, cause } = thrown;
  const copy = new Error(clean(message), {
    ...(cause !== undefined && causes > 0 && { cause: reportable(cause, clean, causes - 1) }),
  });
  copy.name = name;
  if (stack !== undefined) copy.stack = clean(stack);
  return copy;
}
