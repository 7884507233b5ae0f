import { MAX_OBJECT_TEXT, describeObject, isProfileError, truncate } from '@oa-profile/errors';
import type { ErrorEvent, Exception } from '@sentry/browser';
import type { ErrorReport } from './error-reporter.js';
import { knownWords } from './known-words.js';
import { MAX_EVENT_TEXT } from './limits.js';
import { redactText } from './redact-text.js';

/** The service drops a tag whose value is longer, or has a line break. */
const MAX_TAG_TEXT = 200;

type Clean = (text: string | undefined, limit?: number) => string | undefined;

/**
 * The event that leaves: only what is named here, whatever the SDK or another script has put into it, with no address
 * that has query values or a fragment, and every text cut. Its words are our own: of other errors only those are left
 * that every browser uses, since what they quote can come from a server or a visitor.
 */
export function anonymousEvent(
  event: ErrorEvent,
  { error, tags, secrets, hasAllSecrets }: ErrorReport,
): ErrorEvent {
  const clean: Clean = (text, limit = MAX_EVENT_TEXT) =>
    // Cut last, or half a secret could be left that is no longer recognised.
    text === undefined ? undefined : truncate(redactText(text, secrets), limit);
  const said = saidOf(error);
  return {
    type: undefined,
    ...pick(event, ['event_id', 'timestamp', 'platform', 'level', 'environment', 'release']),
    ...(event.message && { message: clean(knownWords(event.message)) }),
    ...(event.exception?.values && {
      exception: {
        values: event.exception.values.map((exception) =>
          anonymousException(exception, clean, hasAllSecrets),
        ),
      },
    }),
    tags: Object.fromEntries(
      Object.entries(tags).map(([name, value]) => [name, clean(value?.replace(/\s+/g, ' '), MAX_TAG_TEXT)]),
    ),
    ...(said && { extra: { thrown: clean(describeObject(said), MAX_OBJECT_TEXT) } }),
  };
}

function anonymousException(
  { type = '', value = '', mechanism, stacktrace }: Exception,
  clean: Clean,
  hasAllSecrets: boolean,
): Exception {
  return {
    type: knownNames.has(type) ? type : 'Error',
    value: clean(type === 'ProfileError' && hasAllSecrets ? value : knownWords(value)),
    ...(mechanism && {
      mechanism: pick(mechanism, [
        'type',
        'handled',
        'synthetic',
        'source',
        'exception_id',
        'parent_id',
        'is_exception_group',
      ]),
    }),
    // A message of several lines may look like part of the stack.
    ...(stacktrace?.frames &&
      !value.includes('\n') && {
        stacktrace: {
          frames: stacktrace.frames.map((frame) => ({
            ...pick(frame, ['lineno', 'colno', 'in_app']),
            filename: clean(frame.filename),
            function: clean(frame.function),
          })),
        },
      }),
  };
}

/** Names of errors, ours and those of browsers and libraries: any other one can have been made of anything. */
const knownNames = new Set(
  `AbortError AggregateError AxiosError ConstraintError DataCloneError DOMException EncodingError Error EvalError
  HierarchyRequestError IndexSizeError InvalidAccessError InvalidCharacterError InvalidModificationError InvalidStateError
  LiffError NetworkError NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError ProfileError
  QuotaExceededError RangeError ReferenceError SecurityError SyntaxError TimeoutError TypeError UnhandledRejection
  UnknownError URIError WrongDocumentError`.split(/\s+/),
);

/** What an error of ours may say besides its message, and what it says there. */
const sayable: Readonly<Record<string, (value: unknown) => boolean>> = {
  status: Number.isFinite,
  keepCode: Number.isFinite,
  method: (value) => /^(?:GET|POST|PUT|DELETE)$/.test(String(value)),
  // A template: `{searchId}` is not filled in.
  path: (value) => /^\/v1\/[\w{}/-]*$/.test(String(value)),
  reason: (value) => /^(?:refused|dns|tls|aborted|unknown)$/.test(String(value)),
  mayHaveActed: (value) => value === true,
  issues: isListOfPlaces,
  places: isListOfPlaces,
};

/** Where something was odd, by the names of our own schemas. */
function isListOfPlaces(value: unknown): boolean {
  return Array.isArray(value) && value.every((place) => typeof place === 'string');
}

/** What was thrown along with an error of ours, as far as it is ours. */
function saidOf(error: unknown): object | undefined {
  if (!isProfileError(error) || typeof error.data !== 'object' || error.data === null) return undefined;
  const { data } = error;
  const said = Object.keys(sayable).flatMap((key) => {
    try {
      const value: unknown = Reflect.get(data, key);
      return value !== undefined && sayable[key]?.(value) ? [[key, value] as const] : [];
    } catch {
      // An object that has no text.
      return [];
    }
  });
  return said.length ? Object.fromEntries(said) : undefined;
}

function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  return Object.fromEntries(
    keys.filter((key) => whole[key] !== undefined).map((key) => [key, whole[key]]),
  ) as Pick<Whole, Key>;
}
