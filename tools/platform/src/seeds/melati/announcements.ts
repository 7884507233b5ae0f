import type { Announcements } from '@oa-profile/plugin-announcements/data';
import { picture, write } from './write.js';

export const announcements = write<Announcements>((say) => ({
  items: [
    {
      id: 'vaksin-flu',
      title: say('Vaksin flu 2026/2027 tersedia', 'The flu vaccine for 2026/27 is here'),
      body: say(
        'Untuk usia enam bulan ke atas, tanpa janji pada Selasa dan Kamis pukul 08.00–12.00.\n\nTunda dahulu bila sedang demam, dan beri tahu kami bila ada alergi telur.',
        'From the age of six months, without an appointment on Tuesdays and Thursdays from 8:00 to 12:00.\n\nPlease wait if you have a fever, and tell us about an allergy to eggs.',
      ),
      publishedAt: '2026-11-16T08:00:00+07:00',
      picture: picture('vaccination', say('Lengan dengan plester', 'An arm with a plaster')),
    },
    {
      id: 'jadwal-akhir-tahun',
      title: say('Jadwal akhir tahun', 'Hours at the end of the year'),
      body: say(
        '24 Desember buka sampai pukul 12.00. 25 Desember dan 1 Januari tutup. Saluran darurat +62 21 0055 0911 tetap aktif 24 jam.',
        'Open until 12:00 on 24 December; closed on 25 December and 1 January. The emergency line +62 21 0055 0911 stays open around the clock.',
      ),
      publishedAt: '2026-11-10T08:00:00+07:00',
      until: '2027-01-02T00:00:00+07:00',
    },
    {
      id: 'laboratorium-baru',
      title: say('Laboratorium baru di lantai satu', 'A new laboratory on the ground floor'),
      publishedAt: '2026-10-26T08:00:00+07:00',
      picture: picture('laboratory', say('Mikroskop dan tabung', 'A microscope and tubes')),
    },
  ],
}));
