import { useEffect } from 'react';
import { useProfileDispatch, useProfileSelector } from '../store/hooks.js';
import type { Switch, SwitchState } from './create-switch.js';

/**
 * The state of a switch. It is loaded when it is first shown, and again once the visitor has come back.
 *
 * @param isShown Whether the page shows it at all.
 */
export function useSwitch({ load, select }: Switch, isShown = true): SwitchState {
  const dispatch = useProfileDispatch();
  const returns = useProfileSelector((state) => state.returns);
  useEffect(() => {
    if (isShown) void dispatch(load());
  }, [dispatch, load, isShown, returns]);
  return useProfileSelector(select);
}
