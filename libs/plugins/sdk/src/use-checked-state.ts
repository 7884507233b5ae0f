import { useMemo } from 'react';
import { checkOnce } from './check-once.js';
import type { AnyProfilePlugin } from './plugin.js';
import type { PluginState } from './plugin-state.js';

/**
 * The state with its data as parsed by the plugin's schema; data that do not fit are a failure. What does not fit is told by
 * the code that fetches the data, once for all visitors.
 */
export function useCheckedState({ schema }: AnyProfilePlugin, state: PluginState): PluginState {
  const arrived = state.status === 'Success';
  const given = arrived ? state.data : undefined;
  // Depends on the data and not on the state, which may be a new object at each render.
  const parsed = useMemo(() => (arrived ? checkOnce(schema, given) : undefined), [arrived, given, schema]);

  return useMemo(() => {
    if (!parsed) return state;
    if (parsed.success) return { ...state, status: 'Success', data: parsed.output as unknown };
    return { status: 'Failure', code: 'API_RESPONSE_INVALID' };
  }, [parsed, state]);
}
