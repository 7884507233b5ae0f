import { dateFormat } from '@oa-profile/i18n';

/**
 * The name of a time zone at a moment, by its country or city: 'Thailand Time', where the long name is 'Indochina Time',
 * which nobody there says. Where people have initials for it, the words for these: 'Eastern Standard Time'.
 */
export function zoneName(language: string, timeZone: string, at: Date): string {
  const named = (timeZoneName: 'shortGeneric' | 'long'): string | undefined =>
    dateFormat(language, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value;
  if (/^[+-]/.test(timeZone)) return `UTC${timeZone}`;
  const name = named('shortGeneric');
  return (name && !initials.test(name) ? name : named('long')) ?? timeZone;
}

/** 'ET', 'WIB', 'JST', 'GMT+7'. */
const initials = /^[A-Z]+(?:[+-]\d.*)?$/;

/** Whether clocks in two zones show the same at a moment. Zones with different names often do. */
export const showTheSame = (one: string, other: string, at: Date): boolean =>
  clockIn(one, at) === clockIn(other, at);

function clockIn(timeZone: string, at: Date): string {
  return dateFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
}
