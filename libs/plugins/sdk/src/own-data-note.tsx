import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { InlineMessage, LiveRegion, type SectionProps } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './own-data-note.module.css';
import type { OwnDataStatus } from './plugin-state.js';

interface OwnDataNoteProps {
  own: OwnDataStatus;
  onRetry: (() => void) | undefined;
  /** What the section below lies on. */
  body?: SectionProps['body'];
}

/**
 * Says that what is below is what everybody gets, and not yet the visitor's own. To be rendered from the beginning of
 * the waiting, when there is nothing to say yet: only then is it announced.
 */
export function OwnDataNote({ own, onRetry, body = 'bare' }: OwnDataNoteProps): ReactElement {
  const t = useTexts(commonTexts);
  return (
    <LiveRegion className={clsx(styles.note, styles[body])}>
      {own !== 'Loading' && (
        <InlineMessage retry={onRetry && { label: t('common.retry'), onRetry, pending: own === 'Late' }}>
          {t(own === 'Late' ? 'common.ownLoading' : 'common.ownFailed')}
        </InlineMessage>
      )}
    </LiveRegion>
  );
}
