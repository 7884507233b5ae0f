import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client';
import type { ProfileServices } from '@oa-profile/plugin-sdk/page';

/** How an account answers. What could not be found out is undefined. */
export interface Answering {
  callSetting: CallSetting | undefined;
  responseMode: ResponseModeSetting | undefined;
  replyMinutes: number | undefined;
}

/** Milliseconds for which an answer holds: a visitor who opens the sheet again does not wait for it to fill. */
const FRESH_MS = 60_000;

interface Answer {
  searchId: string;
  answering: Answering;
  until: number;
}

/** The last whole answer on each page. */
const answers = new WeakMap<ProfileServices, Answer>();

/** Remembers a whole answer for a minute, for the contact sheet and the call flow, which leads on from it. */
export function rememberAnswering(services: ProfileServices, searchId: string, answering: Answering): void {
  answers.set(services, { searchId, answering, until: Date.now() + FRESH_MS });
}

/** What was answered within the last minute. */
export function recentAnswering(services: ProfileServices, searchId: string): Answering | undefined {
  const last = answers.get(services);
  return last?.searchId === searchId && Date.now() < last.until ? last.answering : undefined;
}
