import { actionMessageKeys } from '@oa-profile/errors';
import { PageDialog } from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { InlineMessage, LiveRegion, Skeleton, VisuallyHidden } from '@oa-profile/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './original-text.module.css';
import type { AnswerInLocalLanguage } from './use-answer-in-local-language.js';

interface OriginalTextDialogProps {
  /** For the visitor. */
  title: string;
  state: Pick<AnswerInLocalLanguage<unknown>, 'answer' | 'failure' | 'retry'>;
  /** Shown once its words are known. */
  children: ReactNode;
  actions?: ReactNode;
}

/** A pop-up to show to somebody else: its content can be read at arm's length. */
export function OriginalTextDialog({
  title,
  state,
  children,
  actions,
}: OriginalTextDialogProps): ReactElement {
  const common = useTexts(commonTexts);
  const { answer, failure, retry } = state;
  const isLoading = answer === undefined && !failure;
  return (
    <PageDialog title={title} actions={actions}>
      <LiveRegion urgent>
        {failure && (
          <InlineMessage tone="warning" retry={{ label: common('common.retry'), onRetry: retry }}>
            {common(actionMessageKeys[failure])}
          </InlineMessage>
        )}
      </LiveRegion>
      <div aria-busy={isLoading} className={styles.words}>
        {isLoading ? (
          <>
            <VisuallyHidden>{common('common.loading')}</VisuallyHidden>
            <Skeleton lines={4} />
          </>
        ) : (
          children
        )}
      </div>
    </PageDialog>
  );
}
