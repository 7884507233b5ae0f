import { expect, it } from 'vitest';
import { abortableFetch } from './abortable-fetch.js';

it('abortableFetch is one for each fetch function, since axios keeps every function it is given', () => {
  const fetch = (): Promise<Response> => Promise.resolve(new Response());
  const other = (): Promise<Response> => Promise.resolve(new Response());
  expect(abortableFetch(fetch)).toBe(abortableFetch(fetch));
  expect(abortableFetch()).toBe(abortableFetch());
  expect(abortableFetch(other)).not.toBe(abortableFetch(fetch));
});

it('abortableFetch ends a request when its signal is aborted, and when told to', async () => {
  const signals: AbortSignal[] = [];
  const send = abortableFetch((_, init) => {
    if (init?.signal) signals.push(init.signal);
    return Promise.resolve(new Response());
  });
  const call = new AbortController();
  await send('https://api.example/', { signal: call.signal });
  call.abort();
  let abort = (): void => undefined;
  const options: RequestInit & { onStart: (end: () => void) => void } = {
    onStart: (end) => {
      abort = end;
    },
  };
  await send('https://api.example/', options);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
