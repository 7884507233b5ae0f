import { checkOnce } from './check-once.js';
import type { AnyPluginSection } from './section.js';

/**
 * When a section ends whose data are as the API sent them; undefined if it does not, or the data do not fit the schema.
 *
 * @param onError called for a plugin that throws; its section then stays
 */
export function untilOf(
  { schema, until }: AnyPluginSection,
  data: unknown,
  onError: (error: unknown) => void,
): string | undefined {
  if (!until || data === undefined) return undefined;
  const parsed = checkOnce(schema, data);
  try {
    return parsed.success ? until(parsed.output) : undefined;
  } catch (error) {
    onError(error);
    return undefined;
  }
}

/**
 * Whether something that can have an end is over. Without an end that can be read it is not.
 *
 * @param until ISO 8601
 */
export const hasEnded = ({ until }: { until?: string | undefined }, now: Date): boolean =>
  until !== undefined && Date.parse(until) <= now.getTime();
