import { createProfileApiClient, type ProfileApiClient } from '@oa-profile/api-client';
import { createKeepClient, type KeepClient } from '@oa-profile/keep-client';
import { cpSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startPlatform, type Platform, type StartPlatformOptions } from '../index.js';

/** A Saturday noon in Tokyo: the coffee house is open, and its evening can still be booked. */
export const SATURDAY_NOON = new Date('2026-11-21T12:00:00+09:00');

/** A directory for one test's database, not created yet. It is removed at the end of the run. */
export async function newDirectory(): Promise<string> {
  return join(await mkdtemp(join(inject('databasesFolder'), 'test-')), 'data');
}

/** A directory with an unused seeded database. */
export async function seededDirectory(): Promise<string> {
  const directory = await newDirectory();
  // A thousand small files: copied synchronously, they take a quarter of the time.
  cpSync(inject('databaseTemplate'), directory, { recursive: true });
  return directory;
}

/** A platform with its own database. */
export async function startTestPlatform(options: Partial<StartPlatformOptions> = {}): Promise<Platform> {
  return startPlatform({
    port: 0,
    database: { directory: await seededDirectory() },
    now: () => SATURDAY_NOON,
    ...options,
  });
}

export interface VisitOptions {
  token?: string;
  language?: 'en' | 'ja' | 'zh-TW' | 'th' | 'id' | 'ko';
  transactionId?: string;
  retries?: number;
  timeout?: number;
}

/** The real Profile API client, configured like a visitor's page. */
export function profileOf({ url }: Platform, options: VisitOptions = {}): ProfileApiClient {
  const { token, language = 'en', transactionId, ...rest } = options;
  return createProfileApiClient({
    baseUrl: url,
    origin: 'web',
    language,
    opener: { platform: 'Desktop' },
    getAccessToken: () => token,
    ...(transactionId && { createTransactionId: () => transactionId }),
    ...rest,
  });
}

export function keepOf({ url }: Platform, token?: string): KeepClient {
  return createKeepClient({ baseUrl: url, getAccessToken: () => token, retries: 0 });
}

/** Calls a `/__control/` route. */
export async function control(
  { url }: Platform,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; json: unknown }> {
  const response = await fetch(`${url}/__control/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, json: text ? (JSON.parse(text) as unknown) : undefined };
}

let visitors = 0;

/** A token that was not used before. */
export const freshToken = (): string => `visitor-test-${process.pid}-${(visitors += 1)}`;
