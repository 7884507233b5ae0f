import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { InlineMessage, LiveRegion } from '@oa-profile/ui';
import type { SectionProps } from '@oa-profile/ui/internal';
import { clsx } from 'clsx';
import { useState, type ReactElement } from 'react';
import styles from './own-data-note.module.css';
import type { OwnDataStatus } from './section-state.js';
import { useAsOfText } from './use-as-of-text.js';

interface OwnDataNoteProps {
  own: Exclude<OwnDataStatus, 'Current'>;
  /** The account's. */
  timeZone: string;
  onRetry: (() => void) | undefined;
  /** The body of the section below. */
  body?: SectionProps['body'];
}

/**
 * Says that the data below are not the visitor's own yet, but the same for everybody, or as of when they are. Render it
 * from the start of the wait, while still empty: only then is its text announced. While a first request is late, it lies
 * over the data and moves nothing, since it comes and goes by itself.
 */
export function OwnDataNote({ own, timeZone, onRetry, body = 'bare' }: OwnDataNoteProps): ReactElement {
  const t = useTexts(commonTexts);
  const asOfText = useAsOfText(timeZone);
  const [hasFailed, setHasFailed] = useState(false);
  if (own === 'Failure' && !hasFailed) setHasFailed(true);
  const isLate = own === 'Late';
  const floats = isLate && !hasFailed;
  const pending = typeof own === 'object' ? own.pending : isLate;
  const words = (): string => {
    if (typeof own === 'object') return asOfText(own.asOf);
    return t(isLate ? 'common.ownLoading' : 'common.ownFailed');
  };
  return (
    <LiveRegion className={clsx(floats ? styles.floating : styles.note, styles[body])}>
      {own !== 'Loading' && (
        <InlineMessage
          retry={onRetry && !floats ? { label: t('common.retry'), onRetry, pending } : undefined}
        >
          {words()}
        </InlineMessage>
      )}
    </LiveRegion>
  );
}
