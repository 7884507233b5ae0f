import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { InlineMessage } from '@oa-profile/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useProfileSelector } from '../../core/store/hooks.js';
import { reservationTexts } from './reservation-texts.js';
import styles from './taken-message.module.css';

/** Somebody else was first. The focus comes here, where the other times follow. */
export function TakenMessage({ startsAt }: { startsAt: string }): ReactElement {
  const t = useTexts(reservationTexts);
  const { time } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), [startsAt]);
  return (
    <div ref={message} tabIndex={-1} className={styles.message}>
      <InlineMessage tone="warning">{t('time.taken', { time: time(new Date(startsAt)) })}</InlineMessage>
    </div>
  );
}
