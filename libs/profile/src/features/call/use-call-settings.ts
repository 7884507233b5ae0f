import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import { useCallback, useEffect, useState } from 'react';
import { pageErrorCode } from '../../core/errors/page-error-code.js';
import { usePageEnvironment, useProfileSelector } from '../../core/store/hooks.js';

/** How an account takes calls. */
export interface CallSettings {
  setting: CallSetting;
  responseMode: ResponseModeSetting;
  /** How soon a chat is usually answered; undefined where that is not known. */
  replyMinutes: number | undefined;
}

type Loading = { settings?: CallSettings; failure?: ErrorCode };

/** Asks how the account takes calls, once per opening, and again when the visitor wants to. */
export function useCallSettings(): Loading & { retry: () => void } {
  const { services } = usePageEnvironment();
  const searchId = useProfileSelector(({ page }) => page.account.basicSearchId);
  const [state, setState] = useState<Loading>({});
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const { signal, abort } = withAbort();
    async function load(): Promise<void> {
      try {
        const api = await services.api();
        const [setting, responseMode, reply] = await Promise.all([
          api.getCallSetting(searchId, { signal }),
          api.getResponseMode(searchId, { signal }),
          // Good to know, but no reason not to call.
          api.getReplyTime(searchId, { signal }).catch(() => undefined),
        ]);
        if (!signal.aborted)
          setState({ settings: { setting, responseMode, replyMinutes: reply?.medianMinutes } });
      } catch (error) {
        if (signal.aborted) return;
        services.captureError(error, 'callSettings');
        setState({ failure: pageErrorCode(error) });
      }
    }
    void load();
    return abort;
  }, [services, searchId, attempt]);
  const retry = useCallback(() => {
    setState({});
    setAttempt((number) => number + 1);
  }, []);
  return { ...state, retry };
}

function withAbort(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
