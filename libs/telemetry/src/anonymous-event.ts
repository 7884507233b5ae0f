import { isProfileError } from '@oa-profile/errors';
import { MAX_OBJECT_TEXT, describeObject, truncate } from '@oa-profile/errors/internal';
import type { ErrorEvent, Exception } from '@sentry/browser';
import type { ErrorReport } from './error-reporter.js';
import type { OwnWords } from './own-words.js';
import { redactMessage } from './redact-message.js';
import { MAX_EVENT_TEXT } from './limits.js';
import { redactText } from './redact-text.js';

/** The service drops tags with longer values or line breaks. */
const MAX_TAG_TEXT = 200;

/** What was tapped has a name of a few words. A text is none. */
const NAME_OF_TAP = /^[a-z][\w-]{0,40}(?: [\w-]{1,40}){0,2}$/i;

type Clean = (text: string | undefined, limit?: number) => string | undefined;

/**
 * The event that is sent: only the members named here, whatever the SDK or another script has added, with no query
 * values or fragments in addresses, and every text truncated. Its texts are our own: of other errors' messages only the
 * words that browsers use are kept, and what stands in our own files, since anything else can come from a server or a
 * visitor.
 */
export function anonymousEvent(
  event: ErrorEvent,
  { error, tags, taps, secrets, hasAllSecrets }: ErrorReport,
  own: OwnWords,
): ErrorEvent {
  const clean: Clean = (text, limit = MAX_EVENT_TEXT) =>
    // Truncated last, since half a secret would not be recognised.
    text === undefined ? undefined : truncate(redactText(text, secrets), limit);
  const sendableData = sendableDataOf(error);
  return {
    type: undefined,
    ...pick(event, ['event_id', 'timestamp', 'platform', 'level', 'environment', 'release']),
    ...(event.message && { message: clean(redactMessage(event.message, own)) }),
    ...(event.exception?.values && {
      exception: {
        values: event.exception.values.map((exception) =>
          anonymousException(exception, clean, hasAllSecrets ? own : undefined),
        ),
      },
    }),
    tags: Object.fromEntries(
      Object.entries(tags).map(([name, value]) => [name, clean(value?.replace(/\s+/g, ' '), MAX_TAG_TEXT)]),
    ),
    ...(taps.length > 0 && {
      breadcrumbs: taps
        .filter(({ name }) => NAME_OF_TAP.test(name))
        .map(({ at, name }) => ({ timestamp: at / 1000, category: 'tap', message: clean(name) ?? '' })),
    }),
    ...(sendableData && { extra: { thrown: clean(describeObject(sendableData), MAX_OBJECT_TEXT) } }),
  };
}

function anonymousException(
  { type = '', value = '', mechanism, stacktrace }: Exception,
  clean: Clean,
  /** Undefined while one of our own texts can quote a secret. */
  own: OwnWords | undefined,
): Exception {
  return {
    type: knownNames.has(type) ? type : 'Error',
    value: clean(type === 'ProfileError' && own ? value : redactMessage(value, own)),
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
    // A message of several lines may have been parsed as part of the stack.
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

/** Names of errors, ours and those of browsers and libraries: any other name can contain anything. */
const knownNames = new Set(
  `AbortError AggregateError AxiosError ConstraintError DataCloneError DOMException EncodingError Error EvalError
  HierarchyRequestError IndexSizeError InvalidAccessError InvalidCharacterError InvalidModificationError InvalidStateError
  LiffError NetworkError NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError ProfileError
  QuotaExceededError RangeError ReferenceError SecurityError SyntaxError TimeoutError TypeError UnhandledRejection
  UnknownError URIError WrongDocumentError`.split(/\s+/),
);

/** The members of a ProfileError's data that may be sent, each with a check of its value. */
const sendable: Readonly<Record<string, (value: unknown) => boolean>> = {
  status: Number.isFinite,
  keepCode: Number.isFinite,
  method: (value) => /^(?:GET|POST|PUT|DELETE)$/.test(String(value)),
  // A template, with `{searchId}` not filled in.
  path: (value) => /^\/v1\/[\w{}/-]*$/.test(String(value)),
  reason: (value) => /^(?:refused|dns|tls|aborted|redirect|unknown)$/.test(String(value)),
  mayHaveActed: (value) => value === true,
  issues: isListOfPlaces,
  places: isListOfPlaces,
};

/** Places in an answer, by the names in our own schemas. */
function isListOfPlaces(value: unknown): boolean {
  return Array.isArray(value) && value.every((place) => typeof place === 'string');
}

/** The data of a ProfileError, as far as they may be sent. */
function sendableDataOf(error: unknown): object | undefined {
  if (!isProfileError(error) || typeof error.data !== 'object' || error.data === null) return undefined;
  const { data } = error;
  const sendableData = Object.keys(sendable).flatMap((key) => {
    try {
      const value: unknown = Reflect.get(data, key);
      return value !== undefined && sendable[key]?.(value) ? [[key, value] as const] : [];
    } catch {
      // A value that cannot be converted to a string.
      return [];
    }
  });
  return sendableData.length ? Object.fromEntries(sendableData) : undefined;
}

function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  return Object.fromEntries(
    keys.filter((key) => whole[key] !== undefined).map((key) => [key, whole[key]]),
  ) as Pick<Whole, Key>;
}
