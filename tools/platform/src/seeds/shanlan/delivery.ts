import type { Delivery } from '@oa-profile/plugin-delivery/data';
import { write } from './write.js';

/** Tea by post: at home, and to five countries. */
export const delivery = write<Delivery>((say) => ({
  services: [
    {
      kind: 'store',
      fee: { amount: 80, currency: 'TWD' },
      freeFrom: { amount: 1500, currency: 'TWD' },
      areas: [say('台灣本島', 'Taiwan'), say('澎湖、金門、馬祖', 'Penghu, Kinmen and Matsu')],
      payments: ['bankTransfer', 'creditCard', 'cashOnDelivery'],
      orderUrl: 'https://shop.shanlan-tea.example.com.tw/',
      note: say(
        '下午三點前的訂單當日出貨，離島多一到兩天。',
        'Orders before 3:00 PM leave on the same day; the islands take a day or two longer.',
      ),
    },
    {
      kind: 'store',
      freeFrom: { amount: 3000, currency: 'TWD' },
      minimumOrder: { amount: 800, currency: 'TWD' },
      areas: [
        say('日本', 'Japan'),
        say('韓國', 'Korea'),
        say('新加坡', 'Singapore'),
        say('美國', 'the United States'),
        say('泰國', 'Thailand'),
      ],
      payments: ['creditCard'],
      orderUrl: 'https://shop.shanlan-tea.example.com.tw/international',
      note: say(
        '運費依重量計算，關稅由收件人負擔。',
        'Postage by weight; customs duties are the receiver’s.',
      ),
    },
  ],
}));
