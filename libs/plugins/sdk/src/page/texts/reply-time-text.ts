import type { TranslateAction } from './action-texts.js';

/** How soon an account usually replies, in words. */
export function replyTimeText(
  minutes: number,
  t: TranslateAction,
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
