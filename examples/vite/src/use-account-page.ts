import { createProfileApiClient, type AccountPage } from '@oa-profile/api-client';
import { toProfileError, type ErrorCode } from '@oa-profile/errors';
import { useCallback, useEffect, useState } from 'react';

const api = createProfileApiClient({
  baseUrl: (import.meta.env['VITE_API_URL'] as string | undefined) ?? 'http://localhost:4100',
  origin: 'web',
  language: 'en',
  opener: { platform: 'Unknown' },
});

/** State of loading an account page, in the form that plugins take, plus the page. */
export type AccountPageState =
  | { status: 'Loading'; page?: never }
  | { status: 'Failure'; code: ErrorCode; page?: never }
  | { status: 'Success'; page: AccountPage };

/** Fetches an account page in the browser. `retry` fetches it again. */
export function useAccountPage(searchId: string): { state: AccountPageState; retry: () => void } {
  const [state, setState] = useState<AccountPageState>({ status: 'Loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const given = new AbortController();
    api.getAccountPage(searchId, { signal: given.signal }).then(
      (page) => setState({ status: 'Success', page }),
      (error: unknown) => {
        if (!given.signal.aborted) setState({ status: 'Failure', code: toProfileError(error).code });
      },
    );
    return () => given.abort();
  }, [searchId, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'Loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { state, retry };
}
