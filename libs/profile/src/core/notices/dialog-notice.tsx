import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { InlineMessage, LiveRegion } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { useProfileSelector } from '../store/hooks.js';
import { noticeWay } from './notice-way.js';
import { useNoticeWords } from './use-notice-words.js';

/**
 * What has just happened, inside a pop-up: the page's own messages lie behind it, where nobody can hear or dismiss them.
 */
export function DialogNotice(): ReactElement {
  const t = useTexts(commonTexts);
  const notices = useProfileSelector((state) => state.notices);
  const wordsOf = useNoticeWords();
  const failure = notices.find(({ tone }) => tone === 'failure');
  const success = notices.find(({ tone }) => tone === 'success');
  return (
    <>
      <LiveRegion urgent>
        {failure && (
          <InlineMessage
            tone="critical"
            retry={noticeWay(failure) && { label: t('common.retry'), onRetry: () => location.reload() }}
          >
            {wordsOf(failure)}
          </InlineMessage>
        )}
      </LiveRegion>
      {/* Others see it on what they have tapped; a message that came and went would move the rest. */}
      <LiveRegion visuallyHidden>{success && <p>{wordsOf(success)}</p>}</LiveRegion>
    </>
  );
}
