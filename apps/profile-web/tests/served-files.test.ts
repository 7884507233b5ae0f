import { contactCardUrl, qrCodeUrl, specialDayEntryUrl } from '@oa-profile/plugin-sdk/internal';
import { expect, it } from 'vitest';
import { directionsUrl, visitEntryUrl } from '@oa-profile/plugin-place/internal/testing';
import { calendarEntryUrl } from '@oa-profile/plugin-reservation/internal/testing';

const time = new Date('2026-11-28T18:00:00+09:00');
const reservation = { reservationId: 'r', startsAt: time.toISOString(), durationMinutes: 90, partySize: 2 };
const addressesOf = (servedFiles?: readonly string[]): Record<string, string | undefined> => {
  const owner = { shareUrl: 'https://page.example/@a', servedFiles };
  return {
    contactCard: contactCardUrl(owner, 'en'),
    qrCode: qrCodeUrl(owner),
    reservation: calendarEntryUrl(owner, 'en', reservation),
    visit: visitEntryUrl(owner, 'en', time),
    specialDay: specialDayEntryUrl(owner, 'en', '2026-12-01'),
    directions: directionsUrl(owner),
  };
};

it.each(Object.keys(addressesOf()))('a host that serves only %s links only that', (kind) => {
  const linked = Object.entries(addressesOf([kind])).filter(([, address]) => address !== undefined);
  expect(linked).toEqual([[kind, expect.stringContaining('/@a/')]]);
});

it('a host that serves no files links none', () => {
  expect(Object.values(addressesOf()).filter(Boolean)).toEqual([]);
});
