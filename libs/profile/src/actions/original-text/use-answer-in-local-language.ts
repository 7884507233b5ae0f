import type { CallOptions } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import {
  pageErrorCode,
  type ProfileServices,
  useLocalLanguage,
  usePageEnvironment,
} from '@oa-profile/plugin-sdk/page';
import { useCallback, useEffect, useState } from 'react';

export interface AnswerInLocalLanguage<Answer> {
  /** Undefined until it has loaded. */
  answer: Answer | undefined;
  /** Why it has not loaded. */
  failure: ErrorCode | undefined;
  retry: () => void;
}

/**
 * Requests from the API what the page shows, in the language that people around the account read. Once per opening:
 * closing the pop-up cancels the request.
 *
 * @param ask Must stay the same function.
 */
export function useAnswerInLocalLanguage<Answer>(
  ask: (services: ProfileServices, options: CallOptions) => Promise<Answer>,
): AnswerInLocalLanguage<Answer> {
  const { services } = usePageEnvironment();
  const language = useLocalLanguage();
  const [attempt, setAttempt] = useState(0);
  const [{ answer, failure }, setCame] = useState<{ answer?: Answer; failure?: ErrorCode }>({});
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    ask(services, { signal, ...(language && { language }) }).then(
      (came) => signal.aborted || setCame({ answer: came }),
      (error: unknown) => {
        if (signal.aborted) return;
        services.captureError(error, 'local words');
        setCame({ failure: pageErrorCode(error) });
      },
    );
    return () => stop.abort();
  }, [ask, services, language, attempt]);
  const retry = useCallback(() => {
    setCame({});
    setAttempt((before) => before + 1);
  }, []);
  return { answer, failure, retry };
}
