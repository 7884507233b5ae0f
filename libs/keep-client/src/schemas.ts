import * as v from 'valibot';

/** What is kept: a link to a page, with what a list of kept things shows of it. */
export const keepContent = v.object({
  /** Unique per visitor; keeping it twice is `ALREADY_EXIST_CONTENT`. */
  contentId: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  title: v.pipe(v.string(), v.minLength(1)),
  url: v.pipe(v.string(), v.url()),
  imageUrl: v.optional(v.pipe(v.string(), v.url())),
});

/** `result` of every Keep answer: whether the content is kept now. */
export const keepStatus = v.object({ kept: v.boolean() });

/** Every answer carries code and message, and a result when the code is 0. */
export const keepAnswer = v.object({
  code: v.number(),
  message: v.fallback(v.optional(v.string(), ''), ''),
  result: v.optional(v.unknown()),
});

export type KeepContent = v.InferOutput<typeof keepContent>;
export type KeepStatus = v.InferOutput<typeof keepStatus>;
