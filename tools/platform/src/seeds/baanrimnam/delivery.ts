import type { Delivery } from '@oa-profile/plugin-delivery/data';
import { everyDay, onDays, times } from '../hours.js';
import { write } from './write.js';

const kitchen = times('11:00-14:00', '17:00-21:00');

/** Meals by motorcycle around the old town. */
export const delivery = write<Delivery>((say) => ({
  services: [
    {
      kind: 'restaurant',
      freeFrom: { amount: 900, currency: 'THB' },
      minimumOrder: { amount: 250, currency: 'THB' },
      areas: [
        say('พระนคร', 'Phra Nakhon'),
        say('ป้อมปราบศัตรูพ่าย', 'Pom Prap Sattru Phai'),
        say('สัมพันธวงศ์', 'Samphanthawong'),
        say('บางกอกใหญ่ (ฝั่งวัดอรุณ)', 'Bangkok Yai, on Wat Arun’s side'),
      ],
      hours: {
        timeZone: 'Asia/Bangkok',
        weekly: { ...everyDay(kitchen), mon: kitchen.slice(1) },
        special: [onDays('2026-11-24', [])],
      },
      waitingMinutes: { min: 30, max: 50 },
      payments: ['bankTransfer', 'creditCard', 'cashOnDelivery'],
      orderUrl: 'https://baanrimnam.example.com/delivery',
      note: say(
        'ค่าส่งคิดตามระยะทาง เริ่มต้น 25 บาท คืนลอยกระทงงดส่งเพราะถนนปิด',
        'The fee depends on the distance, from 25 baht. None on Loy Krathong: the roads are closed.',
      ),
    },
  ],
}));
