import type { Signboard } from '@oa-profile/plugin-signboard/data';
import { pictureOf } from '../pictures.js';
import { write } from './write.js';

export const signboard = write<Signboard>((say) => ({
  picture: pictureOf(
    'baanrimnam',
    'krathong',
    say('กระทงลอยบนแม่น้ำใต้แสงจันทร์', 'Krathongs with candles on the river under a full moon'),
  ),
  text: say('ลอยกระทง อังคารที่ 24 พฤศจิกายน เปิดเฉพาะมื้อเย็น', 'Loy Krathong, Tuesday, 24 November: dinner only'),
  url: 'https://baanrimnam.example.com/loykrathong',
}));
