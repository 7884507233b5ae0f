import { InlineMessage, LiveRegion } from '@oa-profile/ui';
import { useState, type ReactElement } from 'react';
import { useProfileSelector } from '../store/hooks.js';
import type { Notice } from './notices-slice.js';
import { useNoticeAction } from './use-notice-action.js';
import { useNoticeWords } from './use-notice-words.js';

/**
 * The outcomes of what is done in a pop-up, inside it: the page's own messages are behind it, where they can be neither read nor
 * dismissed.
 */
export function DialogNotice(): ReactElement {
  const notices = useProfileSelector((state) => state.notices);
  const wordsOf = useNoticeWords();
  const actionOf = useNoticeAction();
  // What failed before it was opened has been said on the page, and has nothing to do with what is done here.
  const [earlier] = useState(() => notices.filter(isOfThePage).map(({ id }) => id));
  const failures = notices.filter(({ tone, id }) => tone === 'failure' && !earlier.includes(id));
  const success = notices.find(({ tone }) => tone === 'success');
  return (
    <>
      <LiveRegion urgent>
        {failures.map((failure) => {
          const action = actionOf(failure);
          const retry = action && { label: action.label, onRetry: action.onAction };
          return (
            <InlineMessage key={failure.id} tone="critical" retry={retry}>
              {wordsOf(failure)}
            </InlineMessage>
          );
        })}
      </LiveRegion>
      {/* Sighted visitors see it on what they tapped; a message that appeared and vanished would move the rest. */}
      <LiveRegion visuallyHidden>{success && <p>{wordsOf(success)}</p>}</LiveRegion>
    </>
  );
}

/** Whatever the page cannot do until it is loaded again concerns every pop-up. */
const isOfThePage = ({ tone, reload }: Notice): boolean => tone === 'failure' && !reload;
