/**
 * What a document says of a schema or a property: what it is, with its unit or form, and an example. If it has parts,
 * what each of them is; its example is then made of theirs. A property that refers to a schema with a name of its own
 * needs a sentence only. Where the client reads more than a backend should write, `form` is what the document asks for.
 */
export type Word =
  | string
  | readonly [
      is: string,
      example: unknown,
      form?: { pattern: string } | { minItems: number; maxItems: number },
    ]
  | { is: string; parts: Words };

/** Words for each property of an object, or for each schema with a name. */
export type Words = Readonly<Record<string, Word>>;
