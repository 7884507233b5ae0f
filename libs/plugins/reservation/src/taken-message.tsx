import { useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { sentences } from '@oa-profile/i18n';
import { useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { InlineMessage } from '@oa-profile/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { reservationTexts } from './reservation-texts.js';
import styles from './taken-message.module.css';

interface TakenMessageProps {
  startsAt: string;
  /** What to do next. @default nothing, since nothing else can be chosen */
  another?: string | undefined;
}

/** Somebody else was first. It takes the focus; the other times follow, or what to do if there are none. */
export function TakenMessage({ startsAt, another }: TakenMessageProps): ReactElement {
  const t = useTexts(reservationTexts);
  const language = useLanguage();
  const { time } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), [startsAt]);
  return (
    <div ref={message} tabIndex={-1} className={styles.message}>
      <InlineMessage tone="warning">
        {sentences(language, [t('time.taken', { time: time(new Date(startsAt)) }), another])}
      </InlineMessage>
    </div>
  );
}
