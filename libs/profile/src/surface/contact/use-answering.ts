import { usePageEnvironment, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useEffect, useState } from 'react';
import { recentAnswering, rememberAnswering, type Answering } from '../../actions/call/recent-answering.js';

/** When the visitor is shown what is known by then: a telephone needs no server. */
const TIMEOUT_MS = 3000;

/**
 * Loads how the account answers, unless that was loaded recently; undefined until it is known. Nothing is added later,
 * since it would move what the visitor is about to tap. Failures are left out: the channels themselves work without it.
 */
export function useAnswering(takesCalls: boolean): Answering | undefined {
  const { services } = usePageEnvironment();
  const searchId = useProfileSelector(({ page }) => page.account.basicSearchId);
  const [answering, setAnswering] = useState(() => recentAnswering(services, searchId));
  const isKnown = answering !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    let isOpen = true;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), TIMEOUT_MS);
    const ask = async <Answer>(request: () => Promise<Answer>): Promise<Answer | undefined> => {
      try {
        return await request();
      } catch (error) {
        if (!late.signal.aborted) services.captureError(error, 'answering');
        return undefined;
      }
    };
    async function load(): Promise<void> {
      const api = await ask(services.api);
      const options = { signal: late.signal };
      const [callSetting, responseMode, replyTime] = await Promise.all([
        takesCalls ? ask(async () => api?.getCallSetting(searchId, options)) : undefined,
        ask(async () => api?.getResponseMode(searchId, options)),
        ask(async () => api?.getReplyTime(searchId, options)),
      ]);
      clearTimeout(timer);
      const said = { callSetting, responseMode, replyMinutes: replyTime?.medianMinutes };
      const isWhole = (callSetting || !takesCalls) && responseMode && replyTime;
      if (isWhole) rememberAnswering(services, searchId, said);
      if (isOpen) setAnswering(said);
    }
    void load();
    return () => {
      clearTimeout(timer);
      isOpen = false;
      late.abort();
    };
  }, [services, searchId, takesCalls, isKnown]);
  return answering;
}
