import { commonTexts, cachedFormatters, visitorZone } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';

/**
 * Text for the age of data kept on the device, in the visitor's time zone, since the visitor saw them then. Only in the
 * browser, which knows that zone.
 *
 * @param accountZone fallback for devices without a zone
 */
export function useAsOfText(accountZone: string): (asOf: Date) => string {
  const t = useTexts(commonTexts);
  const language = useLanguage();
  return (asOf) => {
    const { moment } = cachedFormatters(language, visitorZone(accountZone));
    return t('common.asOf', { time: moment(asOf, new Date()) });
  };
}
