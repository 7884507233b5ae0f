import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { InlineMessage, LiveRegion } from '@oa-profile/ui';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { isMissed, type LateCode } from './late-code.js';

interface LateFailureProps {
  late: Pick<LateCode<unknown>, 'status' | 'subscribe' | 'retry'>;
}

/**
 * Says, beside a part of the page, that its code could not be loaded, and offers a retry. It subscribes by itself: if
 * the part rendered again, React would discard the server's markup.
 */
export function LateFailure({ late }: LateFailureProps): ReactElement | null {
  const t = useTexts(commonTexts);
  const status = useSyncExternalStore(late.subscribe, late.status, late.status);
  const [asked, setAsked] = useState(false);
  if (!isMissed(status)) return null;
  const retry = (): void => {
    setAsked(true);
    late.retry();
  };
  return (
    <div data-late-failure="">
      <InlineMessage
        tone="warning"
        retry={{ label: t('common.retry'), onRetry: retry, pending: status === 'Retrying' }}
      >
        {t('error.network')}
      </InlineMessage>
      <LiveRegion urgent visuallyHidden>
        {asked && status === 'Failure' && t('error.network')}
      </LiveRegion>
    </div>
  );
}
