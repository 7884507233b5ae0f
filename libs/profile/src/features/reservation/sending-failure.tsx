import { actionMessageKeys, type ErrorCode } from '@oa-profile/errors';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { InlineMessage } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { useProfileSelector } from '../../core/store/hooks.js';
import { reservationTexts } from './reservation-texts.js';
import { selectReservation } from './reservation-slice.js';

/** Why the reservation failed. If the outcome is unknown, trying again is still safe. */
export function SendingFailure({ code }: { code: ErrorCode }): ReactElement {
  const t = useTexts(reservationTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const isOpen = useProfileSelector((state) => selectReservation(state).sending.isOpen ?? false);
  return (
    <InlineMessage tone="critical">
      <p>{sentences(language, [t('send.failed'), common(actionMessageKeys[code])])}</p>
      {isOpen && <p>{t('send.safeToRepeat')}</p>}
    </InlineMessage>
  );
}
