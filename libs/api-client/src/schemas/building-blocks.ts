import * as v from 'valibot';
import { distinctBy } from '../distinct-by.js';

/**
 * Entries of an object schema whose output is `T`. With `satisfies` they have every field of the interface and no other,
 * so that interface and schema cannot part.
 *
 * @example
 * ```ts
 * const money: v.GenericSchema<unknown, Money> = v.object({ amount, currency } satisfies EntriesOf<Money>);
 * ```
 */
export type EntriesOf<T> = { readonly [Key in keyof T]-?: v.GenericSchema<unknown, T[Key]> };

/** A part that may be missing, and is taken for missing when it is wrong or null: then it is undefined. */
type OptionalPart<T> = v.OptionalSchema<
  v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, T>, undefined>, undefined>,
  undefined
>;
/** The same, but that the missing part has a value. */
type PartWithDefault<T> = v.OptionalSchema<
  v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, T>, T>, T>,
  T
>;

/**
 * A part that is left out when it is wrong, so that it does not cost what it is a part of. Where reading answers of a
 * server, to be taken instead of `v.optional`.
 *
 * @param byDefault what it is when it is left out, null or missing
 */
export function optionalPart<T>(schema: v.GenericSchema<unknown, T>): OptionalPart<T>;
export function optionalPart<T>(
  schema: v.GenericSchema<unknown, T>,
  byDefault: NoInfer<T>,
): PartWithDefault<T>;
export function optionalPart<T>(
  schema: v.GenericSchema<unknown, T>,
  byDefault?: T,
): OptionalPart<T> | PartWithDefault<T> {
  if (byDefault === undefined) return v.optional(v.fallback(v.optional(schema), undefined));
  return v.optional(v.fallback(v.optional(schema, byDefault), byDefault), byDefault);
}

/**
 * An http(s) address. Everything else, `javascript:` first of all, is refused; so is one with a user name, which makes
 * 'https://known.example@other.example' look as if it led to another place.
 */
export const webUrl: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.regex(/^https?:\/\//i),
  v.url(),
  v.check(hasNoUser, 'must not have a user name'),
);

function hasNoUser(value: string): boolean {
  try {
    const { username, password } = new URL(value);
    return username === '' && password === '';
  } catch {
    // No address at all, which has been refused already and comes here all the same.
    return false;
  }
}

/** A link that is left out when it is not an http(s) address. */
export const optionalWebUrl = optionalPart(webUrl);

/** A text with something in it: a blank one would be a line of nothing, or a link without a name. */
export const text: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/\S/));

/** A text that is left out when there is nothing in it, or when it is none. */
export const optionalText = optionalPart(text);

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A picture with its size, so that its place is kept while it loads. */
export interface Image {
  /** http(s) address of the file. */
  url: string;
  /** CSS pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
  /** What is to be seen, in words; absent for a picture that only decorates. */
  alt?: string | undefined;
}

/** Schema of {@link Image}. */
export const image: v.GenericSchema<unknown, Image> = v.object({
  url: webUrl,
  width: pixels,
  height: pixels,
  alt: optionalText,
} satisfies EntriesOf<Image>);

/** A picture that is left out when it is wrong. */
export const optionalImage = optionalPart(image);

/** Kinds of pictures that messengers show in previews: never a drawing (SVG). */
export const shareImageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** A picture for link previews, 1200x630. */
export interface ShareImage extends Image {
  /** Needed where the end of its address does not say it: '.png', '.jpg', '.webp'. */
  type?: (typeof shareImageTypes)[number] | undefined;
}

/** A picture for link previews that is left out when it is wrong. */
export const optionalShareImage = optionalPart<ShareImage>(
  v.object({
    url: webUrl,
    width: pixels,
    height: pixels,
    alt: optionalText,
    type: optionalPart(v.picklist(shareImageTypes)),
  } satisfies EntriesOf<ShareImage>),
);

/** An amount of money. */
export interface Money {
  /** In major units: 1.5 is one dollar and fifty cents. */
  amount: number;
  /** ISO 4217 code, as 'JPY'. */
  currency: string;
}

/** Schema of {@link Money}. */
export const money: v.GenericSchema<unknown, Money> = v.object({
  amount: v.pipe(v.number(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
} satisfies EntriesOf<Money>);

/** An amount that is left out when it is wrong: what it is the price of is shown without one. */
export const optionalMoney = optionalPart(money);

/** An instant: ISO 8601 with an offset or Z, of a form that every `Date` reads, so that no formatter throws later. */
export const instant: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.regex(/T\S*(Z|[+-]\d\d:\d\d)$/),
  v.check((value) => isCalendarDate(value.slice(0, 10)), 'must be on a day that the month has'),
);

/** A calendar date 'YYYY-MM-DD', in the account's time zone. */
export const date: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isCalendarDate, 'must be a day that the month has'),
);

/** A 31st of November is either no time or the 1st of December, depending on the engine. */
function isCalendarDate(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** A count of things: 0, 1, 2 … */
export const count: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

/** How many minutes something usually takes. */
export interface Minutes {
  min: number;
  max: number;
}

/** How many minutes something usually takes; left out when it is wrong, or nothing. */
export const optionalMinutes = optionalPart<Minutes>(
  v.pipe(
    v.object({ min: count, max: count }),
    v.check(({ min, max }) => min + max > 0, 'must take some time'),
  ),
);

/**
 * A list of enumerated values in which a newer server's unknown ones are passed over. The metadata tells the OpenAPI
 * document what a transform cannot.
 */
export function knownOnly<const T extends readonly string[]>(
  values: T,
): v.GenericSchema<unknown, T[number][]> {
  return v.pipe(
    v.array(v.unknown()),
    v.metadata({ known: values }),
    v.transform((given) => values.filter((value) => given.includes(value))),
  );
}

/** More than any page shows; an answer with more is a mistake, or worse. */
const MOST_ITEMS = 1000;

/**
 * A list from which items that fail their schema are left out, so that one bad item does not cost the list. The
 * metadata tells the OpenAPI document what a transform cannot.
 *
 * @param keyOf what tells items apart: of those with the same key, only the first is there
 * @param most how many candidates are looked at; what comes after them is left out
 */
export function listOf<T>(
  item: v.GenericSchema<unknown, T>,
  keyOf?: (item: T) => string,
  most = MOST_ITEMS,
): v.GenericSchema<unknown, T[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.metadata({ item }),
    v.transform((candidates) => {
      const items = candidates.slice(0, most).flatMap((candidate) => {
        const result = v.safeParse(item, candidate);
        return result.success ? [result.output] : [];
      });
      return keyOf ? distinctBy(items, keyOf) : items;
    }),
  );
}

/** Deeper than any data that a plugin reads. */
const MOST_LEVELS = 32;

/** Whether data can be walked through by whoever calls itself for each level. */
export function isShallow(data: unknown, levels = MOST_LEVELS): boolean {
  if (typeof data !== 'object' || data === null) return true;
  return levels > 0 && Object.values(data).every((value) => isShallow(value, levels - 1));
}

/** Tells items by their id, for {@link listOf}. */
export const byId = ({ id }: { id: string }): string => id;

/** Id of an item that has a link of its own: part of that link's path. */
export const itemId: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** Degrees north of the equator. */
export const latitude: v.GenericSchema<number> = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));

/** Degrees east of Greenwich. */
export const longitude: v.GenericSchema<number> = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
