import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { PageSection } from '@oa-profile/api-client';

const day = [{ opens: '08:00', closes: '21:00', lastOrder: '20:30' }];
const everyDay = { sun: day, mon: day, tue: [], wed: day, thu: day, fri: day, sat: day };

/** The address of a coffee house in Tokyo. */
export const sampleAddress: NonNullable<BasicInfo['address']> = {
  text: '3-99-7 Yanaka, Taito-ku, Tokyo 110-0001',
  note: 'Down the steps of Yanaka Ginza, second lane on the left. Look for the green curtain.',
  latitude: 35.72713,
  longitude: 139.76602,
};

/** What its section _Basic information_ says. */
export const sampleInfo: Partial<BasicInfo> = {
  hours: { timeZone: 'Asia/Tokyo', weekly: everyDay },
  address: sampleAddress,
  stations: [{ name: 'Nippori', line: 'JR Yamanote Line', walkMinutes: 7 }],
};

/** Two sections of its page. */
export const sampleSections: PageSection[] = [
  { type: 'basic-info', id: 'info', data: sampleInfo },
  { type: 'busy-times', id: 'busy', pageId: 'home', data: {} },
];
