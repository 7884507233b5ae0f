import * as v from 'valibot';

/** Entries that have every field of the interface and no other. */
type EntriesOf<T> = { readonly [Key in keyof T]-?: v.GenericSchema<unknown, T[Key]> };

/** What is kept: a link to a page, with what the list of kept pages shows. */
export interface KeepContent {
  /** 1 to 128 characters. Unique per visitor; keeping it twice is `ALREADY_EXIST_CONTENT`. */
  contentId: string;
  /** What the list of kept pages shows. */
  title: string;
  /** Address of the page: http(s). */
  url: string;
  /** Address of its picture: http(s). */
  imageUrl?: string | undefined;
}

/** A list of what is kept leads there, so it must be no script. */
const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\//i), v.url());

/** Schema of {@link KeepContent}. */
export const keepContent: v.GenericSchema<unknown, KeepContent> = v.object({
  contentId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  title: v.pipe(v.string(), v.minLength(1)),
  url: webAddress,
  imageUrl: v.optional(webAddress),
} satisfies EntriesOf<KeepContent>);

/** `result` of every answer of the Keep API. */
export interface KeepStatus {
  /** Whether the content is in the visitor's collection now. */
  kept: boolean;
}

/** Schema of {@link KeepStatus}. */
export const keepStatus: v.GenericSchema<unknown, KeepStatus> = v.object({
  kept: v.boolean(),
} satisfies EntriesOf<KeepStatus>);

/** Every answer of the Keep API. */
export interface KeepAnswer {
  /** 0 for success; see `keepErrorCodes` for the others. */
  code: number;
  /** The server's own words; empty if it sent none. */
  message: string;
  /** A {@link KeepStatus} when the code is 0. */
  result?: unknown;
}

/** Schema of {@link KeepAnswer}. */
export const keepAnswer: v.GenericSchema<unknown, KeepAnswer> = v.object({
  code: v.number(),
  message: v.fallback(v.optional(v.string(), ''), ''),
  result: v.optional(v.unknown()),
} satisfies EntriesOf<KeepAnswer>);
