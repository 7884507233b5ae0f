import { createFormatters, languages } from '@oa-profile/i18n';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { useEffect, useState } from 'react';
import { useProfileSelector } from '../../core/store/hooks.js';
import { reservationTexts } from './reservation-texts.js';

/**
 * The message that asks an account to change or cancel a reservation, in the account's language, since its people read
 * it. In the page's language until the other has loaded.
 */
export function useChangeText(code: string, startsAt: Date): string {
  const t = useTexts(reservationTexts);
  const { contentLanguage, timeZone } = useProfileSelector(({ page }) => page.account);
  const { dateTime } = useFormatters(timeZone);
  const [loaded, setLoaded] = useState<(code: string, startsAt: Date) => string>();
  useEffect(() => {
    const language = languages.find((known) => known === contentLanguage);
    if (!language) return;
    reservationTexts.load(language).then(
      ({ 'done.changeText': text = '' }) => {
        const { dateTime } = createFormatters(language, timeZone);
        setLoaded(() => (code: string, startsAt: Date) => {
          return text.replace('{{code}}', code).replace('{{when}}', dateTime(startsAt));
        });
      },
      // The page's own language will be understood, too.
      () => undefined,
    );
  }, [contentLanguage, timeZone]);
  return loaded?.(code, startsAt) ?? t('done.changeText', { code, when: dateTime(startsAt) });
}
