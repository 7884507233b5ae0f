import type { Cache } from '@oa-profile/storage';
import { SAVED_FOR_MS, type Saved } from './saved.js';

/** Most bytes of JSON in one entry: a device's storage is small, and shared. */
const MAX_BYTES = 64 * 1024;

/** Whether something is small enough to be saved on the device. */
export const fitsStorage = (value: unknown): boolean =>
  new TextEncoder().encode(JSON.stringify(value)).length <= MAX_BYTES;

/** Saves data of a moment on the device. Data that are too large are not saved, and remove earlier ones. */
export function save(
  cache: Omit<Cache<Saved>, 'clear'>,
  key: string,
  { data, at }: Omit<Saved, 'until'>,
): void {
  if (fitsStorage(data)) cache.set(key, { data, at, until: at + SAVED_FOR_MS });
  else cache.delete(key);
}

/** What is saved, as `parse` returns it. What it returns undefined for, such as an older version's, is deleted. */
export function readSaved<Data>(
  cache: Omit<Cache<Saved>, 'clear'>,
  key: string,
  parse: (data: unknown) => Data | undefined,
): { data: Data; at: number } | undefined {
  const saved = cache.get(key);
  if (!saved) return undefined;
  const data = parse(saved.data);
  if (data !== undefined) return { data, at: saved.at };
  cache.delete(key);
  return undefined;
}
