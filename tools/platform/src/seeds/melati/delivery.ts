import type { Delivery } from '@oa-profile/plugin-delivery/data';
import { everyDay, times } from '../hours.js';
import { write } from './write.js';

const courier = times('09:00-19:00');

/** The pharmacy's courier. */
export const delivery = write<Delivery>((say) => ({
  services: [
    {
      kind: 'store',
      fee: { amount: 15_000, currency: 'IDR' },
      freeFrom: { amount: 300_000, currency: 'IDR' },
      areas: [
        say('Kebayoran Baru', 'Kebayoran Baru'),
        say('Kebayoran Lama', 'Kebayoran Lama'),
        say('Cilandak', 'Cilandak'),
        say('Mampang Prapatan', 'Mampang Prapatan'),
      ],
      hours: {
        timeZone: 'Asia/Jakarta',
        weekly: { ...everyDay(courier), sun: [], sat: times('09:00-12:30') },
      },
      waitingMinutes: { min: 60, max: 120 },
      payments: ['bankTransfer', 'cashOnDelivery'],
      note: say(
        'Obat resep hanya diantar untuk pasien klinik, setelah apoteker memeriksa resepnya. Kirim foto resep lewat chat.',
        'Prescriptions are delivered to patients of the clinic only, once the pharmacist has checked them. Send a photo in the chat.',
      ),
    },
  ],
}));
