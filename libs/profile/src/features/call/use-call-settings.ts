import type { ProfileApiClient } from '@oa-profile/api-client';
import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import { useCallback, useEffect, useState } from 'react';
import { pageErrorCode } from '../../core/errors/page-error-code.js';
import { usePageEnvironment, useProfileSelector } from '../../core/store/hooks.js';

/** How an account takes calls. */
export interface CallSettings {
  setting: CallSetting;
  responseMode: ResponseModeSetting;
}

type Loading = { settings?: CallSettings; failure?: ErrorCode };

/** What {@link useCallSettings} returns. */
export interface UsedCallSettings extends Loading {
  /** How soon a chat is usually answered; undefined while, or where, that is not known. */
  replyMinutes: number | undefined;
  retry: () => void;
}

/** Asks how the account takes calls, once per opening, and again when the visitor wants to. */
export function useCallSettings(): UsedCallSettings {
  const { services } = usePageEnvironment();
  const searchId = useProfileSelector(({ page }) => page.account.basicSearchId);
  const [state, setState] = useState<Loading>({});
  const [attempt, setAttempt] = useState(1);
  const [replyMinutes, setReplyMinutes] = useState<number>();
  useEffect(() => {
    const { signal, abort } = withAbort();
    async function load(): Promise<void> {
      try {
        const api = await services.api();
        void loadReplyTime(api);
        const [setting, responseMode] = await Promise.all([
          api.getCallSetting(searchId, { signal }),
          api.getResponseMode(searchId, { signal }),
        ]);
        if (!signal.aborted) setState({ settings: { setting, responseMode } });
      } catch (error) {
        if (signal.aborted) return;
        services.captureError(error, 'callSettings');
        setState({ failure: pageErrorCode(error) });
      }
    }
    /** Good to know, but no reason to wait, or not to call: it is added when it comes. */
    async function loadReplyTime(api: ProfileApiClient): Promise<void> {
      try {
        const { medianMinutes } = await api.getReplyTime(searchId, { signal });
        if (!signal.aborted) setReplyMinutes(medianMinutes);
      } catch (error) {
        if (!signal.aborted) services.captureError(error, 'replyTime');
      }
    }
    void load();
    return abort;
  }, [services, searchId, attempt]);
  const retry = useCallback(() => {
    setState({});
    setAttempt((number) => number + 1);
  }, []);
  return { ...state, replyMinutes, retry };
}

function withAbort(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
