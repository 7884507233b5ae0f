import { InlineMessage, LiveRegion } from '@oa-profile/ui';
import { useState, type ReactElement } from 'react';
import { useProfileSelector } from '../store/hooks.js';
import type { Notice } from './notices-slice.js';
import { useNoticeAction } from './use-notice-action.js';
import { useNoticeWords } from './use-notice-words.js';

/**
 * The latest outcome, inside a pop-up: the page's own messages are behind it, where they can be neither read nor
 * dismissed.
 */
export function DialogNotice(): ReactElement {
  const notices = useProfileSelector((state) => state.notices);
  const wordsOf = useNoticeWords();
  const actionOf = useNoticeAction();
  // What failed before it was opened has been said on the page, and has nothing to do with what is done here.
  const [earlier] = useState(() => notices.find(isOfThePage)?.id);
  const failure = notices.find(({ tone, id }) => tone === 'failure' && id !== earlier);
  const action = failure && actionOf(failure);
  const success = notices.find(({ tone }) => tone === 'success');
  return (
    <>
      <LiveRegion urgent>
        {failure && (
          <InlineMessage tone="critical" retry={action && { label: action.label, onRetry: action.onAction }}>
            {wordsOf(failure)}
          </InlineMessage>
        )}
      </LiveRegion>
      {/* Sighted visitors see it on what they tapped; a message that appeared and vanished would move the rest. */}
      <LiveRegion visuallyHidden>{success && <p>{wordsOf(success)}</p>}</LiveRegion>
    </>
  );
}

/** Whatever the page cannot do until it is loaded again concerns every pop-up. */
const isOfThePage = ({ tone, reload }: Notice): boolean => tone === 'failure' && !reload;
