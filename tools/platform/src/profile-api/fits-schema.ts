import { safeParse, type GenericSchema } from 'valibot';

/**
 * Where a value does not fit its schema; undefined if it does.
 *
 * The schemas are lenient, for the sake of visitors: they silently drop a bad picture or list item. This check is
 * stricter: nothing may be lost in parsing.
 */
export function misfit(schema: GenericSchema, value: unknown): string | undefined {
  const parsed = safeParse(schema, value);
  if (parsed.success) return loss(value, parsed.output, '');
  const [{ path, message }] = parsed.issues;
  return `${path?.map(({ key }) => String(key)).join('.') ?? '(all)'}: ${message}`;
}

function loss(sent: unknown, read: unknown, place: string): string | undefined {
  if (sent === undefined || Object.is(sent, read)) return undefined;
  if (typeof sent !== 'object' || sent === null || typeof read !== 'object' || read === null)
    return `${place || '(all)'}: would be lost in parsing`;
  if (Array.isArray(sent)) return listLoss(sent, read as unknown[], place);
  return firstOf(
    Object.entries(sent).map(([key, part]) =>
      loss(part, (read as Record<string, unknown>)[key], place ? `${place}.${key}` : key),
    ),
  );
}

function listLoss(sent: unknown[], read: unknown[], place: string): string | undefined {
  if (sent.length !== read.length) return `${place}: ${sent.length - read.length} items would be lost`;
  // Lists of known words are sorted by the schema.
  const words = sent.every((item) => typeof item === 'string');
  if (words) return sent.every((item) => read.includes(item)) ? undefined : `${place}: has unknown words`;
  return firstOf(sent.map((item, index) => loss(item, sameItem(item, read, index), `${place}.${index}`)));
}

/** What has been read of an item. A schema may put items into the order that is shown, which loses none. */
function sameItem(item: unknown, read: unknown[], index: number): unknown {
  const { id } = (item ?? {}) as { id?: unknown };
  return id === undefined ? read[index] : read.find((each) => (each as { id?: unknown }).id === id);
}

const firstOf = (losses: (string | undefined)[]): string | undefined => losses.find(Boolean);
