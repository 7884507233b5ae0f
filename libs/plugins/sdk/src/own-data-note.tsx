import { commonTexts } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { InlineMessage, LiveRegion, type SectionProps } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import styles from './own-data-note.module.css';
import type { OwnDataStatus } from './plugin-state.js';

interface OwnDataNoteProps {
  own: OwnDataStatus;
  /** The account's, in which times are told. */
  timeZone: string;
  onRetry: (() => void) | undefined;
  /** What the section below lies on. */
  body?: SectionProps['body'];
}

/**
 * Says that what is below is what everybody gets, and not yet the visitor's own, or from when it is. To be rendered from
 * the beginning of the waiting, when there is nothing to say yet: only then is it announced.
 */
export function OwnDataNote({ own, timeZone, onRetry, body = 'bare' }: OwnDataNoteProps): ReactElement {
  const t = useTexts(commonTexts);
  const { dateTime } = useFormatters(timeZone);
  const pending = typeof own === 'object' ? own.pending : own === 'Late';
  const words = (): string => {
    if (typeof own === 'object') return t('common.asOf', { time: dateTime(own.asOf) });
    return t(own === 'Late' ? 'common.ownLoading' : 'common.ownFailed');
  };
  return (
    <LiveRegion className={clsx(styles.note, styles[body])}>
      {own !== 'Loading' && (
        <InlineMessage retry={onRetry && { label: t('common.retry'), onRetry, pending }}>
          {words()}
        </InlineMessage>
      )}
    </LiveRegion>
  );
}
