import { actionMessageKeys, type ErrorCode } from '@oa-profile/errors';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { InlineMessage } from '@oa-profile/ui';
import type { ReactElement } from 'react';

interface SectionFailureProps {
  code: ErrorCode;
  onRetry: (() => void) | undefined;
}

/** What went wrong with a section, and a retry button if that can help. */
export function SectionFailure({ code, onRetry }: SectionFailureProps): ReactElement {
  const t = useTexts(commonTexts);
  return (
    <InlineMessage tone="warning" retry={onRetry && { label: t('common.retry'), onRetry }}>
      {t(actionMessageKeys[code])}
    </InlineMessage>
  );
}
