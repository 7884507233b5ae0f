import type { PluginState } from '@oa-profile/plugin-sdk';
import { useEffect, useRef } from 'react';
import { whenSeen } from './when-seen.js';

/** Calls `onSeen` once, when the section with this id has been seen with its data. */
export function useSectionSeen(id: string, state: PluginState, onSeen: () => void): void {
  const wasSeen = useRef(false);
  useEffect(() => {
    // An empty section has no element.
    const element = document.getElementById(id);
    if (wasSeen.current || state.status !== 'Success' || !element) return undefined;
    return whenSeen(element, () => {
      wasSeen.current = true;
      onSeen();
    });
  }, [id, state, onSeen]);
}
