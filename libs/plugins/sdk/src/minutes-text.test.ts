import type { Language } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { minutesText } from './minutes-text.js';

it.each([
  [40, 75, '40–75 min'],
  [75, 40, '40–75 min'],
  [45, 45, '45 min'],
  [0, 15, '0–15 min'],
  [60, 90, '60–90 min'],
  [60, 120, '1–2 hr'],
  [90, 120, '1.5–2 hr'],
  [30, 120, '30–120 min'],
  [720, 2880, '12–48 hr'],
  [1440, 1440, '1 day'],
  [1440, 4320, '1–3 days'],
])('minutesText formats %d to %d minutes in the largest suitable unit', (min, max, text) => {
  expect(minutesText({ min, max }, 'en')).toBe(text);
});

it.each<[Language, string]>([
  ['ja', '40～75分'],
  ['zh-TW', '40～75分鐘'],
  ['th', '40–75 นาที'],
  ['id', '40–75 menit'],
  ['ko', '40~75분'],
])('minutes are written in %s', (language, text) => {
  expect(minutesText({ min: 40, max: 75 }, language)).toBe(text);
});
