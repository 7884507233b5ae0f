import { localeOf } from '@oa-profile/i18n/internal';
import { raw } from 'hono/html';

/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi']);

/** The attribute of `<html>` by which a page turns, for a language that is written from right to left. */
export function direction(language: string): ReturnType<typeof raw> | '' {
  return rightToLeft.has(localeOf(language)?.maximize().script ?? '') ? raw(' dir="rtl"') : '';
}
