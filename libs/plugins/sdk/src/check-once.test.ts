import { array, check, number, object, pipe, string } from 'valibot';
import { expect, it, vi } from 'vitest';
import { checkOnce } from './check-once.js';

it('checkOnce checks the same data once with each schema', () => {
  const seen = vi.fn(() => true);
  const names = object({ names: pipe(array(string()), check(seen)) });
  const data = { names: ['Mei'], age: 5 };
  const first = checkOnce(names, data);
  expect(first).toMatchObject({ success: true, output: { names: ['Mei'] } });
  expect(checkOnce(object({ age: number() }), data).output).toEqual({ age: 5 });
  expect(checkOnce(names, data)).toBe(first);
  expect(seen).toHaveBeenCalledOnce();
});

it('checkOnce remembers a failure too, but checks primitive values each time', () => {
  const schema = object({ age: number() });
  const data = { age: 'five' };
  expect(checkOnce(schema, data).success).toBe(false);
  expect(checkOnce(schema, data)).toBe(checkOnce(schema, data));
  expect(checkOnce(schema, undefined).success).toBe(false);
});

it('checkOnce takes what a schema has read of data as it is', () => {
  const seen = vi.fn(() => true);
  const names = object({ names: pipe(array(string()), check(seen)) });
  const { output } = checkOnce(names, { names: ['Mei'], age: 5 });
  expect(checkOnce(names, output)).toMatchObject({ success: true, output: { names: ['Mei'] } });
  expect(checkOnce(names, output).output).toBe(output);
  expect(seen).toHaveBeenCalledOnce();
});
