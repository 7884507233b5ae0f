import * as v from 'valibot';
import { cutText, LONGEST_TEXT } from '../cut-text.js';
import { distinctBy } from '../distinct-by.js';

/**
 * Entries of an object schema whose output is `T`. With `satisfies` they have exactly the fields of the interface, so
 * that interface and schema cannot diverge.
 *
 * @example
 * ```ts
 * const money: v.GenericSchema<unknown, Money> = v.object({ amount, currency } satisfies EntriesOf<Money>);
 * ```
 */
export type EntriesOf<T> = { readonly [Key in keyof T]-?: v.GenericSchema<unknown, T[Key]> };

/** A part that may be missing; invalid and null count as missing. Undefined then. */
type OptionalPart<T> = v.OptionalSchema<
  v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, T>, undefined>, undefined>,
  undefined
>;
/** The same, but with a default value. */
type PartWithDefault<T> = v.OptionalSchema<
  v.SchemaWithFallback<v.OptionalSchema<v.GenericSchema<unknown, T>, T>, T>,
  T
>;

/**
 * A part that is dropped when invalid, so that it does not cost the whole. For responses of a server, use this instead
 * of `v.optional`.
 *
 * @param byDefault value when it is invalid, null or missing
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

/** A part that is 'unknown' if it is there but cannot be read; missing and null stay undefined. */
type PartOrUnknown<T> = v.OptionalSchema<
  v.SchemaWithFallback<v.GenericSchema<unknown, T | 'unknown' | undefined>, 'unknown'>,
  undefined
>;

/**
 * A part whose absence says something: that there is no draw, that a fee depends on the order. If it cannot be read, it
 * must not say that, so it is 'unknown', which the compiler makes every reader tell apart. For a part whose absence says
 * nothing, use {@link optionalPart}.
 */
export function orUnknown<T>(schema: v.GenericSchema<unknown, T>): PartOrUnknown<T> {
  const present: v.GenericSchema<unknown, T | 'unknown' | undefined> = v.optional(schema);
  return v.optional(v.fallback<typeof present, 'unknown'>(present, 'unknown'));
}

/**
 * Whether something is withheld: sold out, used up, for friends only. False if missing, 'unknown' if it is anything but
 * true or false. In a condition 'unknown' counts as withheld, so that nothing is promised; where the page would say that
 * it is, ask whether it is `true`.
 */
export type Restriction = boolean | 'unknown';

/** Schema of {@link Restriction}. */
export const restriction: v.OptionalSchema<
  v.SchemaWithFallback<v.GenericSchema<unknown, Restriction>, 'unknown'>,
  false
> = v.optional(v.fallback<v.GenericSchema<unknown, Restriction>, 'unknown'>(v.boolean(), 'unknown'), false);

/*
 * Most characters (Unicode code points) of each kind of text; of the others, `LONGEST_TEXT`. They are no object: reading
 * a member of one would stay in every bundle with anything of this package.
 */

/** Names, titles, labels: cut. */
const LONGEST_NAME = 500;
/** Refused: a part of an address leads elsewhere. */
const LONGEST_ADDRESS = 2000;
/** Refused: a part of a number belongs to somebody else. */
const LONGEST_TELEPHONE = 100;

/**
 * An http(s) address of at most 2,000 characters, as the URL parser writes it: what a browser reads differently from a
 * person (backslashes, line breaks, letters of other scripts in a host) shows in it. Everything else is refused, above
 * all `javascript:`; so is a user name, which makes 'https://known.example@other.example' look as if it led to the
 * known host.
 */
export const webUrl: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.maxLength(LONGEST_ADDRESS),
  v.regex(/^https?:\/\//i),
  v.url(),
  v.check(hasNoUser, 'must not have a user name'),
  v.transform((value) => new URL(value).href),
);

function hasNoUser(value: string): boolean {
  try {
    const { username, password } = new URL(value);
    return username === '' && password === '';
  } catch {
    // Not an address: already refused, but checked here all the same.
    return false;
  }
}

/** A link that is dropped if it is not an http(s) address. */
export const optionalWebUrl = optionalPart(webUrl);

/** Something that can be seen: no space, no invisible letter such as a Hangul filler, no control character. */
const visible = v.regex<string>(/[^\s\p{DI}\p{Cc}\u2800]/u);

/** Directions that a name would force on what stands beside it, and control characters other than white space. */
const HARMFUL = /[\u202a-\u202e\u2066-\u2069]|(?!\s)\p{Cc}/gu;

/** A text that is not blank, and cut after `most` characters. The metadata are for the OpenAPI document. */
function textOf(most: number, tidied: (value: string) => string = (value) => value): v.GenericSchema<string> {
  return v.pipe(
    v.string(),
    visible,
    v.metadata({ maxLength: most }),
    v.transform((value) => cutText(tidied(value), most)),
  );
}

/** A text that is not blank, which would be an empty line or a nameless link. After 20,000 characters it is cut. */
export const text = textOf(LONGEST_TEXT);

/** What forms and databases write where there is nothing. */
const nothing = /^\s*(?:[-–—―ー.・_/]+|n\/a|null|undefined|nan)\s*$/i;

/** A text that is dropped if it says nothing, or is not a string: blank, '-', 'n/a'. */
const saying = (schema: v.GenericSchema<string>): v.GenericSchema<string> =>
  v.pipe(
    schema,
    v.check((value) => !nothing.test(value), 'must say something'),
  );

/** A text that is dropped if it is blank, a mere '-' or 'n/a', or not a string. */
export const optionalText = optionalPart(saying(text));

/**
 * A name, a title or a label: like {@link text}, but of at most 500 characters, without control characters and without
 * marks that would turn around the words beside it, in the tab or in a preview.
 */
export const shortText = textOf(LONGEST_NAME, (value) => value.replace(HARMFUL, ''));

/** A name, a title or a label that says something: neither '-' nor 'n/a'. */
export const sayingShortText = saying(shortText);

/** A name, a title or a label that is dropped if it is blank, a mere '-' or 'n/a', or not a string. */
export const optionalShortText = optionalPart(sayingShortText);

/** A telephone number as the owner writes it, of at most 100 characters; dropped when longer, blank, zeros or not a string. */
export const optionalTelephone = optionalPart<string>(
  v.pipe(v.string(), v.maxLength(LONGEST_TELEPHONE), v.regex(/[^\s0-]/)),
);

/** Larger numbers cannot be counted by ones, and are written as powers of ten. */
const LARGEST = Number.MAX_SAFE_INTEGER;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST));

/** A picture with its size, so that its space is reserved while it loads. */
export interface Image {
  /** http(s) address of the file. */
  url: string;
  /** CSS pixels. */
  width: number;
  /** CSS pixels. */
  height: number;
  /** Text alternative; absent for a decorative picture. */
  alt?: string | undefined;
}

/** Schema of {@link Image}. */
export const image: v.GenericSchema<unknown, Image> = v.object({
  url: webUrl,
  width: pixels,
  height: pixels,
  alt: optionalText,
} satisfies EntriesOf<Image>);

/** A picture that is dropped when invalid. */
export const optionalImage = optionalPart(image);

/** Image types that messaging apps show in previews; never SVG. */
export const shareImageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** A picture for link previews, 1200x630. */
export interface ShareImage extends Image {
  /** Needed unless the address ends in '.png', '.jpg' or '.webp'. */
  type?: (typeof shareImageTypes)[number] | undefined;
}

/** Schema of {@link ShareImage}. */
export const shareImage: v.GenericSchema<unknown, ShareImage> = v.object({
  url: webUrl,
  width: pixels,
  height: pixels,
  alt: optionalText,
  type: optionalPart(v.picklist(shareImageTypes)),
} satisfies EntriesOf<ShareImage>);

/** A picture for link previews that is dropped when invalid. */
export const optionalShareImage = optionalPart(shareImage);

/** An amount of money. */
export interface Money {
  /** In major units: 1.5 is one dollar and fifty cents. */
  amount: number;
  /** ISO 4217 code, such as 'JPY'. */
  currency: string;
}

/** ISO 4217 code. Whether it is in use is for the formatter to know. */
export const currency: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** Schema of {@link Money}. */
export const money: v.GenericSchema<unknown, Money> = v.object({
  amount: v.pipe(v.number(), v.minValue(0), v.maxValue(LARGEST)),
  currency,
} satisfies EntriesOf<Money>);

/** An amount that is dropped when invalid: its item is then shown without a price. */
export const optionalMoney = optionalPart(money);

/** An instant: ISO 8601 with an offset or Z, in a form that every engine parses, so that no formatter throws later. */
export const instant: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.regex(/^[^T]*T\S*(Z|[+-]\d\d:\d\d)$/),
  v.check((value) => isCalendarDate(value.slice(0, 10)), 'must be on a day that the month has'),
);

/** The beginning of time in databases, and its end: what they write where there is no date. */
const noYear = /^(?:0|1[0-8]|19[0-7]|9999)/;

/** When something happened; dropped when invalid, or in a year that databases write for none. */
export const optionalInstant = optionalPart(
  v.pipe(
    instant,
    v.check((value) => !noYear.test(value), 'must be of our time'),
  ),
);

/** A calendar date 'YYYY-MM-DD', in the account's time zone. */
export const date: v.GenericSchema<string> = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isCalendarDate, 'must be on a day that the month has'),
);

/** 31 November is NaN in some engines and 1 December in others. */
function isCalendarDate(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** A count of things: 0, 1, 2 … */
export const count: v.GenericSchema<number> = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(LARGEST),
);

/** How many minutes something usually takes. */
export interface Minutes {
  min: number;
  max: number;
}

/** Schema of {@link Minutes}. */
export const minutes: v.GenericSchema<unknown, Minutes> = v.pipe(
  v.object({ min: count, max: count } satisfies EntriesOf<Minutes>),
  v.check(({ min, max }) => min + max > 0, 'must take some time'),
);

/** How many minutes something usually takes; dropped when invalid or zero. */
export const optionalMinutes = optionalPart(minutes);

/** Without values that only a newer server knows. The metadata are for OpenAPI, which cannot see into a transform. */
export function knownOnly<const T extends readonly string[]>(
  values: T,
): v.GenericSchema<unknown, T[number][]> {
  return v.pipe(
    v.array(v.unknown()),
    v.metadata({ known: values }),
    v.transform((given) => values.filter((value) => given.includes(value))),
  );
}

/** Most items of a list: more than any page shows. A longer list is a mistake, or an attack. */
export const MAX_ITEMS = 1000;

/**
 * A list without the items that fail their schema, so that one bad item does not cost the list. The metadata are for
 * the OpenAPI document, which cannot see into a transform.
 *
 * @param keyOf identifies items: of those with the same key, only the first is kept. By default an exact repeat is left out
 * @param most how many candidates are read; the rest is dropped
 */
export function listOf<T>(
  item: v.GenericSchema<unknown, T>,
  keyOf: (item: T) => string = JSON.stringify,
  most = MAX_ITEMS,
): v.GenericSchema<unknown, T[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.metadata({ item, most }),
    v.transform((candidates) => {
      const items = candidates.slice(0, most).flatMap((candidate) => {
        const result = v.safeParse(item, candidate);
        return result.success ? [result.output] : [];
      });
      return distinctBy(items, keyOf);
    }),
  );
}

/**
 * A {@link listOf} that is refused if something was sent and nothing of it can be read: for {@link orUnknown}, where an
 * empty list says that there is no limit.
 */
export function readableListOf<T>(item: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T[]> {
  const list = listOf(item);
  return v.pipe(
    v.array(v.unknown()),
    v.metadata({ item, most: MAX_ITEMS }),
    v.transform((given) => ({ given, read: v.parse(list, given) })),
    v.check(({ given, read }) => read.length > 0 || given.length === 0, 'must have an item that can be read'),
    v.transform(({ read }) => read),
  );
}

/** Most levels of nested data: more than any plugin reads. */
const MAX_LEVELS = 32;

/** Whether a recursive function can walk through the data without overflowing the stack. */
export function isShallow(data: unknown, levels = MAX_LEVELS): boolean {
  if (typeof data !== 'object' || data === null) return true;
  return levels > 0 && Object.values(data).every((value) => isShallow(value, levels - 1));
}

/** Identifies items by their id, for {@link listOf}. */
export const byId = ({ id }: { id: string }): string => id;

/** Id of an item that has its own link: part of that link's path. */
export const itemId: v.GenericSchema<string> = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** Whether a position is one: 0, 0, in the sea off Africa, is what databases write for none. */
export const isSomewhere = (position: {
  latitude?: number | undefined;
  longitude?: number | undefined;
}): boolean => Math.abs(position.latitude ?? 0) > 0.001 || Math.abs(position.longitude ?? 0) > 0.001;

/** Degrees north of the equator. */
export const latitude: v.GenericSchema<number> = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));

/** Degrees east of Greenwich. */
export const longitude: v.GenericSchema<number> = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));
