import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { useEffect, useState } from 'react';
import type { PluginContext } from './section.js';

/** Milliseconds for which a button shows the result of a tap. Further taps are ignored meanwhile. */
const RESULT_SHOWN_MS = 1500;

/** What {@link useCopyText} copies and reports. */
export interface CopyTextOptions {
  text: string;
  /** Notice for the visitor on success, such as 'Address copied.'. */
  done: string;
  /** Name of the action, such as 'copyAddress'. */
  action: string;
}

/** Copies a text for the visitor and notifies the page of the result. `copied` is true for a moment after success. */
export function useCopyText({ host, emit }: Pick<PluginContext, 'host' | 'emit'>): {
  copy: (options: CopyTextOptions) => Promise<void>;
  copied: boolean;
} {
  const t = useTexts(commonTexts);
  const [state, setState] = useState<'idle' | 'copying' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state !== 'copied' && state !== 'refused') return undefined;
    const timer = setTimeout(() => setState('idle'), RESULT_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async ({ text, done, action }: CopyTextOptions): Promise<void> => {
    if (state !== 'idle') return;
    setState('copying');
    emit({ type: 'action', name: action });
    try {
      await host.copyText(text);
      setState('copied');
      emit({ type: 'notice', tone: 'success', text: done });
    } catch {
      setState('refused');
      // With the text, so that it can be copied by hand.
      emit({ type: 'notice', tone: 'failure', text: `${t('error.copy')}\n${text}` });
    }
  };
  return { copy, copied: state === 'copied' };
}
