import { MAX_OBJECT_TEXT, describeObject, isProfileError, truncate } from '@oa-profile/errors';
import type { ErrorEvent, Exception } from '@sentry/browser';
import type { ErrorReport } from './error-reporter.js';
import { MAX_EVENT_TEXT } from './limits.js';
import { redactText } from './redact-text.js';

/** The service drops a tag whose value is longer, or has a line break. */
const MAX_TAG_TEXT = 200;

type Clean = (text: string | undefined, limit?: number) => string | undefined;

/**
 * The event that leaves: only what is named here, whatever the SDK or another script has put into it, with no address
 * that has query values or a fragment, and every text cut.
 */
export function anonymousEvent(event: ErrorEvent, { error, tags, secrets }: ErrorReport): ErrorEvent {
  const clean: Clean = (text, limit = MAX_EVENT_TEXT) =>
    // Cut last, or half a secret could be left that is no longer recognised.
    text === undefined ? undefined : truncate(redactText(text, secrets), limit);
  const thrown = thrownObject(error);
  return {
    type: undefined,
    ...pick(event, ['event_id', 'timestamp', 'platform', 'level', 'environment', 'release']),
    ...(event.message && { message: clean(event.message) }),
    ...(event.exception?.values && {
      exception: { values: event.exception.values.map((exception) => anonymousException(exception, clean)) },
    }),
    tags: Object.fromEntries(
      Object.entries(tags).map(([name, value]) => [name, clean(value.replace(/\s+/g, ' '), MAX_TAG_TEXT)]),
    ),
    ...(thrown !== undefined && { extra: { thrown: clean(describeObject(thrown), MAX_OBJECT_TEXT) } }),
  };
}

function anonymousException({ type, value, mechanism, stacktrace }: Exception, clean: Clean): Exception {
  return {
    type: clean(type),
    value: clean(value),
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
    ...(stacktrace?.frames && {
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

/** What was thrown along with an error, or instead of one (SPEC section 8: extra thrown data). */
function thrownObject(error: unknown): unknown {
  if (isProfileError(error)) return error.data;
  return error instanceof Error ? undefined : error;
}

function pick<Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> {
  return Object.fromEntries(
    keys.filter((key) => whole[key] !== undefined).map((key) => [key, whole[key]]),
  ) as Pick<Whole, Key>;
}
