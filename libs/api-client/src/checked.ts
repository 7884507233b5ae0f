import { ProfileError } from '@oa-profile/errors';
import { truncate } from '@oa-profile/errors/internal';
import { safeParse, type GenericSchema } from 'valibot';

/**
 * A result as its schema reads it.
 *
 * @throws ProfileError `API_RESPONSE_INVALID` for one that does not fit.
 */
export function checked<Result>(
  schema: GenericSchema<unknown, Result>,
  given: unknown,
  path: string,
): Result {
  const unwrapped = safeParse(schema, given);
  if (unwrapped.success) return unwrapped.output;
  const issues = unwrapped.issues.slice(0, 5).map(({ path: keys, type, expected }) => {
    const place = keys?.map(({ key }) => String(key)).join('.') ?? '';
    // valibot's own message is left out: it quotes the value, which could be a visitor's.
    return truncate(`result${place && `.${place}`}: ${type}${expected ? `, expected ${expected}` : ''}`, 250);
  });
  throw new ProfileError({
    code: 'API_RESPONSE_INVALID',
    message: `The answer of ${path} does not fit its schema`,
    data: { issues },
  });
}
