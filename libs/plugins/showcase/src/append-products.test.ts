import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { appendProducts } from './append-products.js';
import { showcaseSchema } from './showcase-schema.js';

const page = (ids: string[], nextCursor?: string) =>
  parse(showcaseSchema, { items: ids.map((id) => ({ id, name: `Tea ${id}` })), nextCursor });

it('puts the next page after what is there, and goes on from its end', () => {
  expect(appendProducts(page(['a', 'b'], 'b'), page(['c'], 'c'))).toEqual(page(['a', 'b', 'c'], 'c'));
});

it('names a product once where pages overlap', () => {
  expect(appendProducts(page(['a', 'b'], 'b'), page(['b', 'c']))).toEqual(page(['a', 'b', 'c']));
});

it('names a product once within a page', () => {
  expect(page(['a', 'a', 'b'])).toEqual(page(['a', 'b']));
});
