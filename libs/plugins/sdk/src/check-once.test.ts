import { array, check, number, object, pipe, string, transform } from 'valibot';
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

it('checkOnce takes data on which a schema throws for data that do not fit', () => {
  const fail = (): never => {
    throw new RangeError('No such month');
  };
  const schema = object({ date: pipe(string(), transform(fail)) });
  const checked = checkOnce(schema, { date: '2026-13-01' });
  expect(checked.success).toBe(false);
  expect(checked.issues?.[0].message).toBe('RangeError: No such month');
});
