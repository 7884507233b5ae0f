import { ProfileError } from '@oa-profile/errors';
import { useEffect, useMemo, useRef } from 'react';
import { getDotPath } from 'valibot';
import { checkOnce } from './check-once.js';
import type { AnyProfilePlugin } from './plugin.js';
import type { PluginState } from './plugin-state.js';

/** The state with its data as parsed by the plugin's schema; data that do not fit are a failure, reported once. */
export function useCheckedState(
  { type, schema }: AnyProfilePlugin,
  state: PluginState,
  onError: ((error: unknown) => void) | undefined,
): PluginState {
  const arrived = state.status === 'Success';
  const given = arrived ? state.data : undefined;
  // Depends on the data and not on the state, which may be a new object at each render.
  const parsed = useMemo(() => (arrived ? checkOnce(schema, given) : undefined), [arrived, given, schema]);

  const reported = useRef<unknown>(undefined);
  useEffect(() => {
    if (!parsed || parsed === reported.current) return;
    reported.current = parsed;
    // What else does not fit is in the server's log.
    if (parsed.success) return;
    const [issue] = parsed.issues;
    const place = getDotPath(issue) ?? 'data';
    onError?.(
      new ProfileError({
        code: 'API_RESPONSE_INVALID',
        message: `Data of the section '${type}' do not fit its schema`,
        // Without valibot's own message, which quotes the value.
        data: { issues: [`${place}: ${issue.type}${issue.expected ? `, expected ${issue.expected}` : ''}`] },
      }),
    );
  }, [parsed, type, onError]);

  return useMemo(() => {
    if (!parsed) return state;
    if (parsed.success) return { ...state, status: 'Success', data: parsed.output as unknown };
    return { status: 'Failure', code: 'API_RESPONSE_INVALID' };
  }, [parsed, state]);
}
