import type { ErrorCode } from '@oa-profile/errors';
import { useCallback, useEffect } from 'react';
import { useStore } from 'react-redux';
import type { ProfileStore } from '../../core/store/profile-store.js';
import { useProfileSelector } from '../../core/store/hooks.js';
import { loadCallSettings } from './call-settings-flow.js';
import { selectCallSettings, type CallSettings } from './call-settings-slice.js';

/** What {@link useCallSettings} returns. */
export interface UsedCallSettings {
  /** How the account takes calls; undefined while unknown. */
  settings: CallSettings | undefined;
  /** Why it is unknown. */
  failure: ErrorCode | undefined;
  /** How soon a chat is usually answered, in minutes; undefined if unknown. */
  replyMinutes: number | undefined;
  retry: () => void;
}

/** Loads how the account takes calls, once per opening, and again at the visitor's request. */
export function useCallSettings(): UsedCallSettings {
  const store = useStore() as ProfileStore;
  useEffect(() => {
    void store.dispatch(loadCallSettings());
  }, [store]);
  const { load, settings, replyMinutes } = useProfileSelector(selectCallSettings);
  const retry = useCallback(() => void store.dispatch(loadCallSettings()), [store]);
  // Earlier settings are better than the failure to reload them.
  return { settings, failure: settings ? undefined : load.code, replyMinutes, retry };
}
