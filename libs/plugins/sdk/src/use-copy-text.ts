import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { useEffect, useState } from 'react';
import type { PluginContext } from './plugin.js';

/** How long a button shows what came of its tap, in milliseconds. Until then another tap is taken for the same. */
const ANSWER_SHOWN = 1500;

/** What {@link useCopyText} copies. */
export interface CopyTextOptions {
  text: string;
  /** What the visitor reads when it is done, as 'Address copied.'. */
  done: string;
  /** Name of the action, as 'copyAddress'. */
  action: string;
}

/** Copies a text for the visitor and tells the page how it went. `copied` is true for a moment after it went well. */
export function useCopyText({ host, emit }: PluginContext): {
  copy: (options: CopyTextOptions) => Promise<void>;
  copied: boolean;
} {
  const t = useTexts(commonTexts);
  const [state, setState] = useState<'idle' | 'copying' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state !== 'copied' && state !== 'refused') return undefined;
    const timer = setTimeout(() => setState('idle'), ANSWER_SHOWN);
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
      emit({ type: 'notice', tone: 'failure', text: t('error.copy') });
    }
  };
  return { copy, copied: state === 'copied' };
}
