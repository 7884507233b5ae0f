import type { Delivery } from '@oa-profile/plugin-delivery/data';
import { everyDay, times } from '../hours.js';
import { write } from './write.js';

const ride = times('10:00-15:30 15:00');

/** Breakfast by bicycle around the corner, beans by post to the whole country. */
export const delivery = write<Delivery>((say) => ({
  services: [
    {
      kind: 'restaurant',
      fee: { amount: 300, currency: 'JPY' },
      freeFrom: { amount: 3500, currency: 'JPY' },
      minimumOrder: { amount: 1500, currency: 'JPY' },
      areas: [
        say('谷中', 'Yanaka', 'ยานากะ'),
        say('千駄木', 'Sendagi', 'เซ็นดากิ'),
        say('根津', 'Nezu', 'เนซุ'),
        say('西日暮里3丁目', 'Nishi-Nippori 3-chome', 'นิชินิปโปริ 3 โจเมะ'),
      ],
      hours: {
        timeZone: 'Asia/Tokyo',
        weekly: { ...everyDay(ride), sun: [], tue: [], sat: [] },
      },
      waitingMinutes: { min: 25, max: 45 },
      payments: ['creditCard', 'cashOnDelivery'],
      orderUrl: 'https://komorebi-coffee.example.jp/delivery',
      note: say(
        '自転車でお届けします。雨の強い日はお休みです。',
        'We come by bicycle. No deliveries in heavy rain.',
        'ส่งด้วยจักรยาน วันที่ฝนตกหนักงดส่ง',
      ),
    },
    {
      kind: 'store',
      fee: { amount: 600, currency: 'JPY' },
      freeFrom: { amount: 6000, currency: 'JPY' },
      areas: [say('日本全国', 'All of Japan', 'ทั่วประเทศญี่ปุ่น')],
      payments: ['bankTransfer', 'creditCard', 'cashOnDelivery', 'directDeposit'],
      orderUrl: 'https://shop.komorebi-coffee.example.jp/',
      note: say(
        '豆は月曜と木曜に焙煎し、その日のうちに発送します。沖縄と離島は送料が1,200円です。',
        'We roast on Mondays and Thursdays and post the beans the same day. 1,200 yen to Okinawa and the remote islands.',
        'คั่ววันจันทร์และวันพฤหัสบดี ส่งภายในวันเดียวกัน ค่าส่งไปโอกินาวะและเกาะห่างไกล 1,200 เยน',
      ),
    },
  ],
}));
