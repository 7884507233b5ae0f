import { useMemo } from 'react';
import { usePageEnvironment, useProfileSelector } from '../store/hooks.js';
import { useLatePlugins } from './late-plugins.js';
import type { FreeTime } from './plugin.js';
import { usePluginLinks } from './plugin-links.js';

/** What can be taken at a time, in the words of the plugin that has it, and when. */
export interface FreeTimes {
  /** 'Reserve' */
  label: string;
  /** Where other times are chosen. */
  href: string;
  /** The earliest first. */
  times: readonly FreeTime[];
}

/** The times that the account has left, of the first plugin that has any; undefined if none has. */
export function useFreeTimes(): FreeTimes | undefined {
  const { services } = usePageEnvironment();
  const { loaded } = useLatePlugins();
  const page = useProfileSelector((state) => state.page);
  const buttons = usePluginLinks('button');
  return useMemo(() => {
    for (const { name, freeTimes } of loaded) {
      const link = buttons.find((button) => button.name === name)?.link;
      if (!freeTimes || !link) continue;
      try {
        const times = freeTimes(page);
        if (times.length > 0) return { label: link.label, href: link.href, times };
      } catch (error) {
        services.captureError(error, 'free times');
      }
    }
    return undefined;
  }, [loaded, page, buttons, services]);
}
