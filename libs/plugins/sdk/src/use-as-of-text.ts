import { commonTexts, keptFormatters, visitorZone } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';

/**
 * Says from when something is that was kept on the device, by the visitor's own clock: it is they who saw it then. In the
 * browser only, which knows that clock.
 *
 * @param accountZone for devices that do not know their own
 */
export function useAsOfText(accountZone: string): (asOf: Date) => string {
  const t = useTexts(commonTexts);
  const language = useLanguage();
  return (asOf) => {
    const { dateTime } = keptFormatters(language, visitorZone(accountZone));
    return t('common.asOf', { time: dateTime(asOf) });
  };
}
