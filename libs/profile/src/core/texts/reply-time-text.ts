import type { Texts, Translate } from '@oa-profile/i18n';
import type { actionTexts } from './action-texts.js';

type ActionDictionary = typeof actionTexts extends Texts<infer Known> ? Known : never;

/** How soon an account usually replies, in words. */
export function replyTimeText(
  minutes: number,
  t: Translate<ActionDictionary>,
  number: (value: number) => string,
): string {
  if (minutes < 60) {
    // 'Within 0 minutes' makes no sense.
    const count = Math.max(1, minutes);
    return t('call.replyMinutes', { count, displayCount: number(count) });
  }
  const count = Math.ceil(minutes / 60);
  return t('call.replyHours', { count, displayCount: number(count) });
}
