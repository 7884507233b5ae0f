import { expect, it } from 'vitest';
import { showTheSame, zoneName } from './zone.js';

const winter = new Date('2026-01-15T12:00:00Z');
const summer = new Date('2026-07-15T12:00:00Z');

it.each([
  ['Asia/Tokyo', 'Asia/Seoul', winter, true],
  ['Asia/Tokyo', 'Asia/Taipei', winter, false],
  ['Europe/London', 'UTC', winter, true],
  ['Europe/London', 'UTC', summer, false],
])('clocks in %s and %s show the same at %s: %s', (one, other, at, same) => {
  expect(showTheSame(one, other, at)).toBe(same);
});

it('zoneText names a zone as it is called at that moment', () => {
  expect(zoneName('en', 'America/New_York', winter)).toBe('Eastern Standard Time');
  expect(zoneName('en', 'America/New_York', summer)).toBe('Eastern Daylight Time');
  expect(zoneName('ja', 'Asia/Tokyo', winter)).toBe('日本標準時');
});

it.each([
  ['th', 'Asia/Bangkok', 'เวลาไทย'],
  ['th', 'Asia/Tokyo', 'เวลาญี่ปุ่น'],
  ['en', 'Asia/Bangkok', 'Thailand Time'],
  ['zh-TW', 'Asia/Taipei', '台灣時間'],
  ['ko', 'Asia/Bangkok', '태국 시간'],
  ['id', 'Asia/Jakarta', 'Waktu Indonesia Barat'],
  ['en', 'UTC', 'Coordinated Universal Time'],
])('zoneText names in %s the zone %s as people say it: %s', (language, timeZone, name) => {
  expect(zoneName(language, timeZone, winter)).toBe(name);
});
